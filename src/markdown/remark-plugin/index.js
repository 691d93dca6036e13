/**
 * Gives gatsby-transformer-remark the extensions of its parser, and passes each Markdown tree to the
 * option `prepare`. Local plugins are JavaScript, because Gatsby does not compile TypeScript in
 * plugins.
 */
module.exports = ({ markdownAST }, { prepare }) => prepare(markdownAST);
module.exports.setParserPlugins = ({ parserPlugins }) => parserPlugins;
