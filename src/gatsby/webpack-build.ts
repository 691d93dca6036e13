import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

interface Minimizer {
  new (options: object): object;
  swcMinify?: unknown;
}

interface Config {
  cache?: object;
  devtool?: unknown;
  plugins: object[];
  module: { rules: { use?: { options?: { cacheDirectory?: unknown } }[] }[] };
  externals: unknown[];
  optimization: { minimizer: object[] };
}

type ExternalCallback = (error?: null, request?: string) => void;

/** What the pages use after they were rendered, and never while they are. */
const ONLY_IN_BROWSERS = /^@(radix-ui|tanstack)\//;

/**
 * Takes out of the renderer of the pages what only costs: source maps, the `fetch` that Node has
 * itself, and libraries that no page is rendered with.
 */
export function lightenRenderer(config: Config): void {
  config.devtool = false;
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== "ProvidePlugin");
  config.externals.push(({ request = "" }: { request?: string }, callback: ExternalCallback) =>
    ONLY_IN_BROWSERS.test(request) ? callback(null, `commonjs ${request}`) : callback(),
  );
}

/** Minifies with SWC, which takes a tenth of the time of Terser and finds 2 % more. */
export function minifyFast(config: Config): void {
  config.optimization.minimizer = config.optimization.minimizer.map((minimizer) => {
    if (minimizer.constructor.name !== "TerserPlugin") return minimizer;
    const Plugin = minimizer.constructor as unknown as Minimizer;
    // SWC has threads of its own and needs no processes.
    const options = { minify: Plugin.swcMinify, parallel: false };
    return new Plugin({ ...options, terserOptions: { compress: true, mangle: true, ecma: 2020 } });
  });
}

interface Compiler {
  hooks: {
    done: {
      tap(
        name: string,
        run: (stats: { compilation: { buildDependencies: Set<string> } }) => void,
      ): void;
    };
  };
}

/** The files of loaders and all that they are made of. */
const forgetBuildDependencies = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("forget-build-dependencies", ({ compilation }) =>
      compilation.buildDependencies.clear(),
    );
  },
};

/**
 * What the bundler has cached holds for these versions of all packages and for this configuration.
 * By itself it looks through every file that Gatsby, its plugins and its loaders are made of.
 */
export function keyCache(config: Config): void {
  const version = createHash("sha256");
  for (const file of ["package-lock.json", __filename]) version.update(readFileSync(file));
  config.cache = {
    ...config.cache,
    buildDependencies: { defaultWebpack: [] },
    version: version.digest("hex"),
  };
  config.plugins.push(forgetBuildDependencies);
}

/** The second cache of each compiled file: Webpack keeps the same in its own. */
export function cacheOnce(config: Config): void {
  for (const { use } of config.module.rules) {
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options && "cacheDirectory" in options) options.cacheDirectory = false;
    }
  }
}
