/** Stands in the browser for parts of Gatsby that this site does not use: src/gatsby/webpack-trim.ts. */
export function headHandlerForBrowser(): void {}
