/**
 * Gives gatsby-transformer-remark the extensions of its parser, and passes each Markdown tree to
 * prepare-article.ts. Of a local plugin, Gatsby compiles only gatsby-node.ts, so this file is
 * JavaScript, and gatsby-config.ts passes the functions of the other files.
 */
module.exports = ({ markdownAST }, { prepare }) => prepare(markdownAST);
module.exports.setParserPlugins = ({ parserPlugins }) => parserPlugins;
