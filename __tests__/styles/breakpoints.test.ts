import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import replaceCustomMedia from "../../src/gatsby/bundle/custom-media-loader.cjs";
import { BREAKPOINTS } from "../../src/styles/breakpoints";

const SRC = path.resolve(__dirname, "../../src");

const compile = (css: string) =>
  replaceCustomMedia.call(
    { resourcePath: "a.css", getOptions: () => ({ breakpoints: BREAKPOINTS }) },
    css,
  );

test("named breakpoints become media queries of browsers", () => {
  expect(compile("@media (--from-pair) and (--below-page) {}")).toBe(
    "@media (width >= 37.5rem) and (width < 64rem) {}",
  );
});

test("an unknown breakpoint stops the build with the name of the file", () => {
  expect(() => compile("@media (--from-phone) {}")).toThrow(/^a\.css uses the breakpoint "phone"/);
});

test("every media query for a width uses a named breakpoint", () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  const wrong = sheets.filter((file) =>
    /@media[^{]*\bwidth\b/.test(readFileSync(path.join(SRC, file), "utf8")),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
