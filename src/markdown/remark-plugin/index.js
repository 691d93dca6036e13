/**
 * Has gatsby-transformer-remark call the option `prepare` with each markdown tree, before it makes HTML
 * of it. The work is done in TypeScript, which Gatsby compiles for gatsby-config and not for plugins.
 */
module.exports = async ({ markdownAST, context, getRemarkFileDependency }, { prepare }) => {
  // Invalidates the transformer's cached HTML when the texts change.
  await getRemarkFileDependency({ relativePath: { eq: "site.json" } });
  const settings = await context.nodeModel.findOne({ type: "SiteSettings" });
  prepare(markdownAST, settings.blog.article);
};
