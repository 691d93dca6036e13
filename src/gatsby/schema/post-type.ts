const markdown = {
  type: "MarkdownRemark!",
  description: "The text below the fields as HTML, with its headings",
  extensions: { link: { from: "parent" } },
};

/** GraphQL fields of a page in content/pages that are not in the front matter. */
export const textPageType = () => ({
  name: "TextPage",
  fields: {
    slug: { type: "String!", description: "The address of the page without its slash" },
    markdown,
  },
});

/** GraphQL fields of a post that are not in the front matter, or that have another type there. */
export const postType = () => ({
  name: "Post",
  fields: {
    id: { type: "ID!", description: "Gatsby's identifier of the node" },
    slug: { type: "String!", description: "The name of the folder of the post" },
    keywords: { type: "[String!]!", description: "Keywords for search engines" },
    content: { type: "String!", description: "The body of the post as Markdown" },
    markdown,
    postId: {
      type: "String!",
      description: "The `id` of the post in its file, or else its slug",
    },
  },
});
