/**
 * Declares the order of the cascade layers. Webpack does not guarantee which style sheet of a page
 * comes first, so the build writes this statement to the beginning of the page's CSS.
 */
export const LAYERS = "@layer reset,base,components,sections,utilities;";
