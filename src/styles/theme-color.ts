/**
 * Color of the browser around a page: the token `--surface`. A test compares them, because rendering
 * a page must not read files.
 */
export const THEME_COLOR = "#080a0f";
