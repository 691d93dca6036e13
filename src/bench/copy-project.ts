import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

const PROJECT = path.resolve(__dirname, "../..");

export const SOURCES = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  ".eslintrc.json",
  ".parcelrc",
  "src",
  "content",
  "static",
];

/**
 * Each build overwrites the file of generated types. When a test copies the project, it stores a
 * second copy of the committed file under this name, and later compares this copy with the
 * generated file.
 */
export const TYPES = "src/gatsby-types.d.ts";
export const TYPES_BEFORE = "gatsby-types.before.d.ts";

export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES) {
    cpSync(path.join(PROJECT, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => file !== path.join(PROJECT, TYPES),
    });
  }
  cpSync(path.join(PROJECT, TYPES), path.join(folder, TYPES_BEFORE));
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(folder, "node_modules"), "dir");
}
