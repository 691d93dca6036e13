/**
 * This module does nothing. The patch unused-parts.ts puts this module in the place of parts of
 * Gatsby that the site does not use.
 */
export function headHandlerForBrowser(): void {}
