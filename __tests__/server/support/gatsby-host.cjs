// Run as a process of its own, in a folder whose src/api holds the functions: compiles them as
// `gatsby build` does, serves them through Gatsby's own middleware and prints the port.
const { createRequire } = require("node:module");
const { dirname, join } = require("node:path");

const gatsby = dirname(require.resolve("gatsby/package.json"));
const functions = join(gatsby, "dist/internal-plugins/functions");
const { onPreBootstrap } = require(join(functions, "gatsby-node.js"));
const { functionMiddlewares } = require(join(functions, "middleware.js"));
const express = createRequire(join(gatsby, "package.json"))("express");

const ignore = () => {};
const reporter = { activityTimer: () => ({ start: ignore, end: ignore, panic: console.error }) };
for (const level of ["warn", "log", "success", "verbose"]) reporter[level] = ignore;
reporter.error = console.error;

let known = [];
const store = {
  getState: () => ({
    program: { directory: process.cwd(), prefixPaths: false },
    config: {},
    flattenedPlugins: [],
  }),
  dispatch: ({ payload }) => {
    known = payload;
  },
};

async function main() {
  // Set only after compiling, as on a host that runs what another machine has built.
  const { CONTACT_INBOX } = process.env;
  delete process.env.CONTACT_INBOX;
  await onPreBootstrap({ reporter, store });
  process.env.CONTACT_INBOX = CONTACT_INBOX;
  const app = express();
  app.use("/api/*", functionMiddlewares({ getFunctions: () => known }));
  const server = app.listen(0, "127.0.0.1", () => console.log(`port ${server.address().port}`));
}

void main();
