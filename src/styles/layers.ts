/**
 * The order of cascade layers. This statement must be the first one of the first style sheet,
 * because webpack does not guarantee the order of sheets, neither in a build nor under `develop`.
 */
export const LAYERS = "@layer reset,base,layout,components,sections,utilities;";
