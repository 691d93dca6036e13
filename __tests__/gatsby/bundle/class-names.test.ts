import { readFileSync } from "node:fs";
import path from "node:path";
import { classNamer, shortenClassNames, styleSheets } from "../../../src/gatsby/bundle/class-names";

test("every class of every style sheet has a short name of its own", () => {
  const files = styleSheets();
  const namer = classNamer(files);
  const names = files.flatMap((file) => {
    const resourcePath = path.resolve("src", file);
    const css = readFileSync(resourcePath, "utf8");
    const classes = new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi));
    return [...classes].map((name) => namer({ resourcePath }, "", name));
  });
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^_[\w-]{3}$/.test(name))).toEqual([]);
});

test("the rules of CSS modules get the short names, and other rules stay as they are", () => {
  const namer = () => "_aaa";
  const modules = { localIdentName: "[local]" };
  const other = { use: [{ options: {} }] };
  shortenClassNames([{ oneOf: [{ use: [{ options: { modules } }] }, other] }], namer);
  expect(modules).toEqual({ localIdentName: "[local]", getLocalIdent: namer });
  expect(other).toEqual({ use: [{ options: {} }] });
});
