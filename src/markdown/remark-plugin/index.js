/**
 * Passes each Markdown tree of gatsby-transformer-remark to the option `prepare`. Local plugins are
 * JavaScript, because Gatsby does not compile TypeScript in plugins.
 */
module.exports = ({ markdownAST }, { prepare }) => prepare(markdownAST);
