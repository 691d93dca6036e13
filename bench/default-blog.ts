import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const FILES: Record<string, string> = {
  // Gatsby searches for queries only in the packages that package.json lists.
  "package.json": `{ "name": "default-blog", "scripts": { "build": "gatsby build" }, "dependencies": {
  "gatsby": "5", "gatsby-plugin-image": "3", "gatsby-plugin-sharp": "5", "gatsby-source-filesystem": "5",
  "gatsby-transformer-remark": "6", "gatsby-transformer-sharp": "5", "react": "19", "react-dom": "19" } }`,
  "gatsby-config.js": `module.exports = {
  siteMetadata: { siteUrl: "https://example.com" },
  trailingSlash: "never",
  plugins: [
    "gatsby-plugin-image", "gatsby-plugin-sharp", "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "posts", path: \`\${__dirname}/content/posts\` } },
    "gatsby-transformer-remark",
  ],
};`,
  "gatsby-node.js": `const path = require("node:path");
exports.createSchemaCustomization = ({ actions }) => actions.createTypes(\`
  type MarkdownRemark implements Node { frontmatter: Frontmatter! }
  type Frontmatter { title: String! slug: String! excerpt: String! publishedAt: Date! @dateformat featuredImage: File @fileByRelativePath }
\`);
exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql("{ allMarkdownRemark { nodes { id frontmatter { slug } } } }");
  const posts = data.allMarkdownRemark.nodes;
  for (const { id, frontmatter } of posts) {
    actions.createPage({ path: "/blog/" + frontmatter.slug, component: path.resolve("src/post.js"), context: { id } });
  }
  for (let skip = 0; skip < posts.length; skip += 12) {
    const to = skip === 0 ? "/blog" : "/blog/page/" + (skip / 12 + 1);
    actions.createPage({ path: to, component: path.resolve("src/list.js"), context: { skip, limit: 12 } });
  }
};`,
  "src/post.js": `import * as React from "react";
import { graphql, Link } from "gatsby";
import { GatsbyImage, getImage } from "gatsby-plugin-image";
export default function Post({ data: { post } }) {
  const { title, publishedAt, featuredImage: cover } = post.frontmatter;
  return <main><Link to="/blog">Blog</Link><h1>{title}</h1><p>{publishedAt}</p>
    {cover && <GatsbyImage image={getImage(cover)} alt="" />}
    <article dangerouslySetInnerHTML={{ __html: post.html }} /></main>;
}
export const Head = ({ data: { post } }) => <title>{post.frontmatter.title}</title>;
export const query = graphql\`query ($id: String!) { post: markdownRemark(id: { eq: $id }) { html frontmatter {
  title publishedAt(formatString: "MMM DD, YYYY") featuredImage { childImageSharp { gatsbyImageData(width: 1200) } } } } }\`;`,
  "src/list.js": `import * as React from "react";
import { graphql, Link } from "gatsby";
import { GatsbyImage, getImage } from "gatsby-plugin-image";
export default function List({ data: { posts } }) {
  return <main><h1>Blog</h1>{posts.nodes.map(({ frontmatter: { slug, title, excerpt, featuredImage: cover } }) => <article key={slug}>
    {cover && <GatsbyImage image={getImage(cover)} alt="" />}
    <h2><Link to={"/blog/" + slug}>{title}</Link></h2><p>{excerpt}</p></article>)}</main>;
}
export const Head = () => <title>Blog</title>;
export const query = graphql\`query ($skip: Int!, $limit: Int!) { posts: allMarkdownRemark(
  sort: { frontmatter: { publishedAt: DESC } } skip: $skip limit: $limit) { nodes { frontmatter {
  slug title excerpt featuredImage { childImageSharp { gatsbyImageData(width: 400) } } } } } }\`;`,
  "src/pages/index.js": `import * as React from "react";
export default () => <main><h1>Home</h1></main>;`,
};

/** Writes a default Gatsby blog, which finds its packages in the folders above. */
export function writeDefaultBlog(folder: string): void {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}
