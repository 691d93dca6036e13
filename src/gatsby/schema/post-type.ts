/** GraphQL fields of a post that are not in the front matter, or that have another type there. */
export const postType = () => ({
  name: "Post",
  fields: {
    content: { type: "String!", description: "The body of the post as Markdown" },
    markdown: {
      type: "MarkdownRemark!",
      description: "The body of the post as HTML, with its headings",
      extensions: { link: { from: "parent" } },
    },
    postId: {
      type: "String!",
      description: "The `id` of the post in its file. The field `id` in GraphQL is Gatsby's",
    },
  },
});
