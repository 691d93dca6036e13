/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { Title } from "../../src/components/Title";

test.each([
  ["Ads for E-commerce: A Guide", ["E-commerce:"]],
  ["X-ray of an e-mail", ["X-ray", "e-mail"]],
  ["Short-form video", []],
  ["", []],
])(
  "the component Title shows the whole title %j, and does not break the words %j at the hyphen",
  (text, whole) => {
    const { container } = render(<Title text={text} />);
    expect(container.textContent?.replaceAll("\u00a0", " ")).toBe(text);
    const words = [...container.querySelectorAll(".nowrap")];
    expect(words.map((part) => part.textContent)).toEqual(whole);
  },
);
