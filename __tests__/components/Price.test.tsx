/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Price } from "../../src/components/Price";

test.each(["$1k/mo", "$3.5k/mo", "% + base", "$10/mo/seat"])(
  "shows the whole price %s",
  (price) => {
    const { container } = render(<Price price={price} />);
    expect(container).toHaveTextContent(price);
  },
);

test("puts the part of a price after the slash into an element of its own", () => {
  render(<Price price="$3.5k/mo" />);
  expect(screen.getByText("/mo")).not.toHaveTextContent("$3.5k");
});

test("renders a price without a slash as plain text", () => {
  const { container } = render(<Price price="% + base" />);
  expect(container.querySelector("span")).toBeNull();
});
