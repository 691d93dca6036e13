/** Replaces parts of Gatsby that this site does not use: src/gatsby/patches/unused-parts.ts. */
export function headHandlerForBrowser(): void {}
