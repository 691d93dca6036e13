import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../src/content/problem";
import { readJson } from "../../src/content/read/json";
import { checkSchema } from "../../src/content/read/schema";
import { type JsonFile, jsonFiles } from "../../src/content/types";
import { type ContentFolder, makeContentFolder } from "../support/content-folder";

/** Values that are wrong for most fields; `undefined` removes the field. */
const WRONG: unknown[] = [undefined, null, true, -1.5, "", " ", [], [[]], {}, { a: 1 }, "a\nb"];

type Path = (string | number)[];

const folder: ContentFolder = makeContentFolder();
afterAll(() => folder.clear());

const pathsOf = (data: unknown, path: Path = []): Path[] => {
  if (typeof data !== "object" || data === null) return [path];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return [path, ...entries.flatMap(([key, value]) => pathsOf(value, [...path, key]))];
};

function damaged(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data);
  const key = path.at(-1);
  if (key === undefined) return value ?? null;
  const around = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>(
      (part, step) => part[step] as Record<string, unknown>,
      copy as Record<string, unknown>,
    );
  if (value !== undefined) around[key] = value;
  else if (Array.isArray(around)) around.splice(Number(key), 1);
  else delete around[key];
  return copy;
}

const check = (file: JsonFile, text: string): Problem[] => {
  const { source, problems } = readJson(text, file);
  return source ? checkSchema(jsonFiles[file].schema, source) : problems;
};

describe.each(Object.keys(jsonFiles) as JsonFile[])("%s", (file) => {
  const data: unknown = JSON.parse(readFileSync(join(folder.path, file), "utf8"));

  test(`the content check reports every wrong value in ${file}, with a message, a fix and a position`, () => {
    for (const path of pathsOf(data)) {
      for (const value of WRONG) {
        const text = JSON.stringify(damaged(data, path, value), null, "\t");
        const lines = text.split("\n");
        for (const { line, column, message, fix } of check(file, text)) {
          expect(message).toMatch(/^(is|has|starts|does|looks|lists|names|"|\/)/);
          expect(message).not.toMatch(/Invalid|expected|undefined|object|string|Fix/);
          expect(fix.length).toBeGreaterThan(5);
          expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column);
        }
      }
    }
  });
});
