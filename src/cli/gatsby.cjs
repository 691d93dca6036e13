/**
 * Starts Gatsby for `npm run build` and `npm run develop`. The file is JavaScript, because Gatsby
 * starts its workers with the options of this process, and needs no TypeScript loader there.
 */
const { rmSync } = require("node:fs");
const { availableParallelism } = require("node:os");

process.env.GATSBY_TELEMETRY_DISABLED = "1";
// With one or two processors, Gatsby's worker processes would take processor time from sharp.
if (availableParallelism() <= 2) process.env.GATSBY_CPU_COUNT ??= "1";

// A build depends on nothing but its sources. `gatsby clean` would be one more start of Gatsby.
if (process.argv[2] === "build") {
  for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true });
}

require("gatsby/cli.js");
