/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Price } from "../../src/components/Price";

test.each(["$1k/mo", "$3.5k/mo", "% + base", "$10/mo/seat"])(
  "the component Price shows the complete text of the price %s",
  (price) => {
    const { container } = render(<Price price={price} />);
    expect(container.textContent).toBe(price);
  },
);

test("the component Price renders the slash of a price, and the text after the slash, in a separate element", () => {
  render(<Price price="$3.5k/mo" />);
  expect(screen.getByText("/mo")).not.toHaveTextContent("$3.5k");
});

test("the component Price renders a price without a slash as plain text", () => {
  const { container } = render(<Price price="% + base" />);
  expect(container.querySelector("span")).toBeNull();
});
