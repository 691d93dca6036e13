/**
 * Passes each Markdown tree of gatsby-transformer-remark to the option `prepare`. Local plugins are
 * JavaScript, because Gatsby does not compile TypeScript in plugins.
 */
module.exports = async ({ markdownAST, context, getRemarkFileDependency }, { prepare }) => {
  // With this dependency, Gatsby discards the transformer's cached HTML when site.json changes.
  await getRemarkFileDependency({ relativePath: { eq: "site.json" } });
  const settings = await context.nodeModel.findOne({ type: "SiteSettings" });
  prepare(markdownAST, settings.blog.article);
};
