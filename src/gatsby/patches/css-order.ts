import { versionError } from "./version-error";

interface Optimization {
  minimizer: object[];
}

/**
 * Makes the minimizer of style sheets keep the order of declarations. By default, the minimizer
 * sorts declarations by name. `animation` would then come after `animation-timeline` and reset the
 * timeline. Gatsby's `actions` can add minimizers, but cannot change existing minimizers. The build
 * stops if there is no CssMinimizerPlugin.
 */
export function keepCssOrder({ minimizer }: Optimization): void {
  const index = minimizer.findIndex((one) => one.constructor.name === "CssMinimizerPlugin");
  const Plugin = minimizer[index]?.constructor as (new (options: object) => object) | undefined;
  if (!Plugin) throw versionError("css-order", "webpack has no CssMinimizerPlugin");
  minimizer[index] = new Plugin({
    minimizerOptions: { preset: ["default", { cssDeclarationSorter: false }] },
  });
}
