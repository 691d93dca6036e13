import { createRequire } from "node:module";

/** Finds modules of Gatsby, and packages that it uses, which are not among our own. */
export const requireOfGatsby = createRequire(require.resolve("gatsby/package.json"));
