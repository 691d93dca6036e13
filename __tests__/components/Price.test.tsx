/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Price } from "../../src/components/Price";

test.each(["$1k/mo", "$3.5k/mo", "% + base", "$10/mo/seat"])("%s is shown whole", (price) => {
  const { container } = render(<Price price={price} />);
  expect(container).toHaveTextContent(price);
});

test("what follows the slash stands apart, to be set small", () => {
  render(<Price price="$3.5k/mo" />);
  expect(screen.getByText("/mo")).not.toHaveTextContent("$3.5k");
});

test("a price without a slash has no such part", () => {
  const { container } = render(<Price price="% + base" />);
  expect(container.querySelector("span")).toBeNull();
});
