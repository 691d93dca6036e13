/**
 * The order of the cascade. It must come before any rule, and the bundler promises no order of its
 * own, neither in a build nor under `develop`.
 */
export const LAYERS = "@layer reset,base,layout,components,sections,utilities;";
