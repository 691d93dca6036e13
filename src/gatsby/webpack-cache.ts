import { codeVersion } from "./code-version";

interface Config {
  cache?: object;
  plugins: object[];
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
  config.cache = {
    ...config.cache,
    buildDependencies: { defaultWebpack: [] },
    version: codeVersion(),
  };
  config.plugins.push(forgetBuildDependencies);
}
