import { buildSync } from "esbuild";

/**
 * A module of this project with all that it imports of it, as one script; packages stay outside, and
 * are found from the project's folder. Not by tsx: to keep names it calls a helper for every function
 * that code makes, which took a third of the time of code that makes many.
 *
 * @param entry path below the project's folder
 */
export function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: "node",
    target: `node${process.versions.node}`,
    packages: "external",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
