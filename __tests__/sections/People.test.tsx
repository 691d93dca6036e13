/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { People } from "../../src/sections/People";
import { author } from "../support/content";

test("each person keeps the portrait of its field, whatever the order of the people", () => {
  const mara = author({ name: "Mara", portrait: "bun" });
  const jonas = author({ name: "Jonas", portrait: "glasses" });
  const portraitOf = (name: string) => {
    const person = screen.getByRole("heading", { name }).closest("li");
    const portrait = person?.querySelector("svg");
    expect(portrait).toHaveAttribute("aria-hidden", "true");
    return portrait?.innerHTML;
  };
  const { rerender } = render(<People people={[mara, jonas]} posts={[]} />);
  const before = portraitOf("Mara");
  expect(portraitOf("Jonas")).not.toBe(before);
  rerender(<People people={[jonas, mara]} posts={[]} />);
  expect(portraitOf("Mara")).toBe(before);
});
