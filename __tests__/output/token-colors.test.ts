import { webManifest } from "../../src/output/manifest";
import { tokenColor } from "../../src/output/token-colors";
import { THEME_COLOR } from "../../src/styles/theme-color";

test("pages and the manifest have the theme color of the design tokens", () => {
  const manifest = JSON.parse(webManifest({ brand: "Brand", tagline: "Tagline" }));
  expect(THEME_COLOR).toBe(tokenColor("surface"));
  expect([manifest.theme_color, manifest.background_color]).toEqual([THEME_COLOR, THEME_COLOR]);
});

test("the error about a missing token says which token to add", () => {
  expect(() => tokenColor("gone")).toThrow("has no token --gone");
});
