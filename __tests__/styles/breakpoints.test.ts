import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SRC = path.resolve(__dirname, "../../src");
const SHEETS = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);
const read = (file: string) => readFileSync(path.join(SRC, file), "utf8");

const namedIn = (text: string) =>
  [...text.matchAll(/^[ |]*(pair|trio|page|margin)[ |]+([\d.]+rem)/gm)].map(([, name, width]) => [
    name,
    width,
  ]);

const widthsIn = (css: string) =>
  [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)].flatMap(([, condition]) =>
      (condition ?? "").match(/[\d.]+[a-z]+/g),
    ),
  );

const named = namedIn(read("styles/tokens.css"));

test("docs/architecture.md lists the four breakpoints with the same names and widths as tokens.css", () => {
  expect(named.map(([name]) => name)).toEqual(["pair", "trio", "page", "margin"]);
  const guide = readFileSync(path.join(SRC, "../docs/architecture.md"), "utf8");
  expect(namedIn(guide)).toEqual(named);
});

test("every media query uses one of the four breakpoints", () => {
  const used = SHEETS.flatMap((file) => widthsIn(read(file)).map((width) => ({ file, width })));
  expect(used.length).toBeGreaterThan(20);
  const allowed = named.map(([, width]) => width);
  expect(used.filter(({ width }) => !allowed.includes(width ?? ""))).toEqual([]);
});
