import { tokenColor } from "../../src/output/token-colors";
import { THEME_COLOR } from "../../src/styles/theme-color";

test("pages have the theme color of the design tokens", () => {
  expect(THEME_COLOR).toBe(tokenColor("surface"));
});

test("the error about a missing token says which token to add", () => {
  expect(() => tokenColor("gone")).toThrow("has no token --gone");
});
