import { versionError } from "./version-error";

interface Minimizer {
  new (options: object): object;
}

/**
 * Makes the minimizer of style sheets keep the order of declarations. By default, the minimizer
 * sorts declarations by name. `animation` would then come after `animation-timeline` and reset the
 * timeline. Gatsby's `actions` can add minimizers, but cannot change existing minimizers. The build
 * stops if there is no CssMinimizerPlugin.
 */
export function keepCssOrder(optimization: { minimizer: object[] }): void {
  const index = optimization.minimizer.findIndex(
    (minimizer) => minimizer.constructor.name === "CssMinimizerPlugin",
  );
  const Plugin = optimization.minimizer[index]?.constructor as Minimizer | undefined;
  if (!Plugin) throw versionError("css-order", "webpack has no CssMinimizerPlugin");
  const preset = ["default", { cssDeclarationSorter: false }];
  optimization.minimizer[index] = new Plugin({ minimizerOptions: { preset }, parallel: false });
}
