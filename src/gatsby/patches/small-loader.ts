import { versionError } from "./version-error";

interface RuntimeModule {
  generate(): string;
}

interface Compilation {
  hooks: {
    runtimeModule: { tap(name: string, run: (module: RuntimeModule) => void): void };
    afterSeal: { tapPromise(name: string, run: () => Promise<void>): void };
  };
}

interface Compiler {
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const NAMESPACE = "CreateFakeNamespaceObjectRuntimeModule";

/** Copies exports instead of defining getters, because the CommonJS packages used here do not add exports later. */
const SMALL = `__webpack_require__.t = function(value, mode) {
  if (mode & 1) value = this(value);
  return mode & 8 || value && value.__esModule ? value : { ...value, default: value };
};`;

/**
 * Changes: the runtime function with which webpack creates a namespace object for a CommonJS module.
 * Webpack needs it for `import * as React` with computed property access.
 * Documented way: none.
 * Buys: 0.2 of 6.1 kB of the first script of every page, whose limit is 6 kB (November 2026,
 * webpack 5 of Gatsby 5.16.1).
 * Guard: stops the build if webpack does not generate this runtime module.
 */
export const smallLoader = {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap("small-loader", (compilation) => {
      let isFound = false;
      compilation.hooks.runtimeModule.tap("small-loader", (module) => {
        if (module.constructor.name !== NAMESPACE) return;
        isFound = true;
        module.generate = () => SMALL;
      });
      compilation.hooks.afterSeal.tapPromise("small-loader", async () => {
        if (!isFound) throw versionError("small-loader", `webpack has no ${NAMESPACE}`);
      });
    });
  },
};
