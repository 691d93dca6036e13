import { readFileSync } from "node:fs";
import path from "node:path";

const TOKENS = "src/styles/tokens.css";

/** Returns the color of a design token, such as `accent`, as a hexadecimal number. */
export function tokenColor(name: string): string {
  const tokens = readFileSync(path.resolve(TOKENS), "utf8");
  const color = new RegExp(`--${name}:\\s*(#[\\da-f]{6});`).exec(tokens)?.[1];
  if (!color)
    throw new Error(
      `${TOKENS} has no token --${name} with a color such as #cff846. Add the token.`,
    );
  return color;
}
