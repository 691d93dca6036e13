/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Tags } from "../../src/components/Tags";

const TAGS = ["meta ads", "ecommerce", "paid  social video"];
const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent);

test("the component Tags shows tags as hashtags in the given order", () => {
  render(<Tags tags={TAGS} label="Tags" />);
  expect(screen.getByRole("list", { name: "Tags" })).not.toBeNull();
  expect(shown()).toEqual(["#metaads", "#ecommerce", "#paidsocialvideo"]);
});

test("the component Tags shows only the first tags if the component gets a limit", () => {
  render(<Tags tags={TAGS} label="Tags" limit={2} />);
  expect(shown()).toEqual(["#metaads", "#ecommerce"]);
});
