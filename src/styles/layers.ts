/**
 * The order of cascade layers. It must be the first statement of the first style sheet; webpack does not
 * guarantee the order of sheets, neither in a build nor under `develop`.
 */
export const LAYERS = "@layer reset,base,layout,components,sections,utilities;";
