/**
 * Has gatsby-transformer-remark call the option `prepare` with each markdown tree, before it makes HTML
 * of it. The work is done in TypeScript, which Gatsby compiles for gatsby-config and not for plugins.
 */
module.exports = ({ markdownAST }, { prepare }) => prepare(markdownAST);
