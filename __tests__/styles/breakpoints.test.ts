import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { BREAKPOINTS } from "../../src/styles/breakpoints";

const SRC = path.resolve(__dirname, "../../src");

test("media queries use the widths of src/styles/breakpoints.ts and no others", () => {
  const widths = Object.values(BREAKPOINTS).join("|");
  const named = new RegExp(`\\(width (?:>=|<) (?:${widths.replaceAll(".", "\\.")})\\)`, "g");
  const sheets = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({ file, css: readFileSync(path.join(SRC, file), "utf8") }));
  const queries = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@media[^{]*/g)].map(([query]) => `${file}: ${query}`),
  );
  const wrong = queries.filter((query) => /\bwidth\b|--/.test(query.replace(named, "")));
  expect(queries.filter((query) => query.match(named))).not.toEqual([]);
  expect(wrong).toEqual([]);
});
