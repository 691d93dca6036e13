/**
 * Declares the order of the cascade layers. The first style sheet must begin with this statement,
 * because webpack does not guarantee the order of style sheets.
 */
export const LAYERS = "@layer reset,base,components,sections,utilities;";
