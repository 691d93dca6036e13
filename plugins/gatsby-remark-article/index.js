/**
 * Gives gatsby-transformer-remark the extensions of its parser, and passes each Markdown tree to the
 * option `prepare`. Of a local plugin, Gatsby compiles only gatsby-node.ts, so this file is
 * JavaScript.
 */
module.exports = ({ markdownAST }, { prepare }) => prepare(markdownAST);
module.exports.setParserPlugins = ({ parserPlugins }) => parserPlugins;
