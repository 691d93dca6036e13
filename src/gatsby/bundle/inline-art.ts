import path from "node:path";

const ART = path.resolve("src/art");

interface AssetRule {
  test?: { test?: (name: string) => boolean };
  exclude?: unknown;
  include?: unknown;
  type?: string;
}

/**
 * Imports of drawings in src/art get the text of the SVG file, which the component Art inlines. By
 * default, Gatsby makes each SVG file a file of its own.
 * https://webpack.js.org/guides/asset-modules/#source-assets
 */
export function inlineArt(rules: AssetRule[]): void {
  for (const rule of rules) if (rule.test?.test?.(".svg")) rule.exclude = ART;
  rules.push({ test: /\.svg$/, include: ART, type: "asset/source" });
}
