import { codeVersion } from "./code-version";
import { requireOfGatsby } from "./require-of-gatsby";

interface Strategy {
  prototype: { storeBuildDependencies(): void };
}

/**
 * By itself webpack looks through every file that it, its loaders and Gatsby are made of, for each of
 * Gatsby's three bundles, to know later whether its cache still holds: see `keyCache`. That of the
 * function in src/api has no key. What Gatsby adds to it is bundled anew where its files change, and
 * other loaders make no other function of them.
 */
export function forgetBuildDependencies(): void {
  const { prototype }: Strategy = requireOfGatsby("webpack/lib/cache/PackFileCacheStrategy");
  prototype.storeBuildDependencies = () => undefined;
}

/** Makes what webpack caches hold for these versions of all packages and for this configuration. */
export function keyCache(config: { cache?: object }): void {
  config.cache = { ...config.cache, version: codeVersion() };
}
