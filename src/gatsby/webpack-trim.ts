import path from "node:path";

interface Config {
  module: { rules: object[] };
  resolve: { alias: Record<string, string> };
}

interface Compilation {
  hooks: {
    processAssets: { tap(options: { name: string; stage: number }, run: () => void): void };
  };
  chunks: Iterable<{ name?: string; files: Iterable<string> }>;
  updateAsset(file: string, update: (source: unknown) => unknown): void;
}

interface Compiler {
  webpack: { sources: { ConcatSource: new (...parts: unknown[]) => unknown } };
  hooks: { compilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const NOTHING = path.resolve("src/document/nothing.ts");

/**
 * Leaves out of the browser scripts what Gatsby brings to every site and this one has no use for.
 * A part that an update of Gatsby moves elsewhere is simply there again, and its weight is noticed.
 */
export function leaveOutUnused({ module, resolve }: Config, nullLoader: object): void {
  module.rules.push(
    // Third-party scripts in a worker, under `develop` only; it brings `<Script>` with it.
    { test: /internal-plugins[\\/]partytown[\\/]gatsby-browser/, use: nullLoader },
    { test: /\.cache[\\/]register-service-worker\.js$/, use: nullLoader },
    // What Gatsby imports only for partial hydration would be a chunk, and code to load such ones.
    { test: /\.cache[\\/]loader\.js$/, parser: { dynamicImportMode: "eager" } },
  );
  resolve.alias["react-server-dom-webpack"] = NOTHING;
  // The head is Helmet's, in `Seo`: no page exports a `Head`.
  resolve.alias[path.resolve(".cache/head/head-export-handler-for-browser.js")] = NOTHING;
}

const HINT = "//# allFunctionsCalledOnLoad\n";
const HINTED = new Set(["framework", "site"]);

/**
 * Has the browser compile React and Gatsby while they arrive, beside the page. Most of it is one
 * function, which it would else only skim, and read again in the middle of starting.
 * https://v8.dev/blog/explicit-compile-hints
 */
export class CompileHints {
  apply({ hooks, webpack }: Compiler): void {
    const { ConcatSource } = webpack.sources;
    hooks.compilation.tap("CompileHints", (compilation) => {
      // After the minimizer, which drops comments, and before the digests of the files.
      compilation.hooks.processAssets.tap({ name: "CompileHints", stage: 1000 }, () => {
        for (const { name = "", files } of compilation.chunks) {
          if (!HINTED.has(name)) continue;
          for (const file of files) {
            if (!file.endsWith(".js")) continue;
            compilation.updateAsset(file, (source) => new ConcatSource(HINT, source));
          }
        }
      });
    });
  }
}
