/**
 * Declares the order of cascade layers. This statement must begin the first style sheet, because
 * webpack does not guarantee the order of style sheets.
 */
export const LAYERS = "@layer reset,base,layout,components,sections,utilities;";
