/**
 * The order of cascade layers. The statement must be at the start of the first style sheet, because
 * webpack does not guarantee the order of style sheets, neither in a build nor under `develop`.
 */
export const LAYERS = "@layer reset,base,layout,components,sections,utilities;";
