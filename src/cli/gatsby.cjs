/**
 * Starts Gatsby for `npm run build` and `npm run develop`. The file is JavaScript, because Gatsby
 * starts its workers with the options of this process, and needs no TypeScript loader there.
 */
const { existsSync, readdirSync, rmSync } = require("node:fs");
const { availableParallelism } = require("node:os");

process.env.GATSBY_TELEMETRY_DISABLED = "1";
// With one or two processors, Gatsby's worker processes would take processor time from sharp.
if (availableParallelism() <= 2) process.env.GATSBY_CPU_COUNT ??= "1";

// Gatsby's cache does not notice changes of environment variables, dates and code in src, so both
// commands start without it. `develop` keeps the cache of webpack, which notices them.
const kept = process.argv[2] === "develop" ? ["webpack"] : [];
for (const name of existsSync(".cache") ? readdirSync(".cache") : []) {
  if (!kept.includes(name)) rmSync(`.cache/${name}`, { recursive: true, force: true });
}

require("gatsby/cli.js");
