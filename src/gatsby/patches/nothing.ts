/** This module does nothing. It replaces the parts of Gatsby that unused-parts.ts removes. */
export function headHandlerForBrowser(): void {}
