interface RuntimeModule {
  generate(): string;
}

interface Compilation {
  hooks: { runtimeModule: { tap(name: string, run: (module: RuntimeModule) => void): void } };
}

interface Compiler {
  options: { output: { uniqueName?: string } };
  hooks: { compilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const NAMESPACE = "CreateFakeNamespaceObjectRuntimeModule";

/**
 * Makes the loader of scripts smaller, which is in the first that a page has. Only a plugin can, as a
 * configuration always has a name that tells several bundles on a page apart, and there is no choice
 * of how `import * as React` is looked into under a computed name: for what that is needed, the module
 * itself will do in place of a copy of it.
 */
export const smallLoader = {
  apply({ options, hooks }: Compiler): void {
    options.output.uniqueName = "";
    hooks.compilation.tap("SmallLoader", (compilation) => {
      compilation.hooks.runtimeModule.tap("SmallLoader", (module) => {
        if (module.constructor.name !== NAMESPACE) return;
        module.generate = () =>
          "__webpack_require__.t = function(value, mode) { return mode & 1 ? this(value) : value };";
      });
    });
  },
};
