/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { People } from "../../src/sections/People";
import { author } from "../support/content";

const NAMES = ["Mara", "Jonas", "Priya", "Lena"];

test("each person has a decorative portrait, and the first three portraits differ", () => {
  const people = NAMES.map((name) => author({ name, role: `Role of ${name}` }));
  render(<People title="Who" people={people} posts={[]} />);
  const drawings = NAMES.map((name) => {
    const person = screen.getByRole("heading", { name }).closest("li");
    expect(person).toHaveTextContent(`Role of ${name}`);
    const portrait = person?.querySelector("svg");
    expect(portrait).toHaveAttribute("aria-hidden", "true");
    return portrait?.innerHTML;
  });
  expect(new Set(drawings.slice(0, 3)).size).toBe(3);
  expect(drawings[3]).toBe(drawings[0]);
});
