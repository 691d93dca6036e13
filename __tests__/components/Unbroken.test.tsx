/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Unbroken } from "../../src/components/Unbroken";

test.each([
  ["Ads for E-commerce: a guide", ["E-commerce:"]],
  ["A direct-to-consumer brand", ["direct-to-consumer"]],
  ["From -41% to 3 - 4, the Donau-dampfschifffahrt", []],
])("keeps short hyphenated words of '%s' on one line: %j", (text, words) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.children].map((word) => word.textContent)).toEqual(words);
});
