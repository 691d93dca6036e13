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
 * Each build overwrites the committed file of generated types. A test that copies the project
 * therefore also saves the committed version under this name, and compares it with the new version
 * after the build.
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
