import { graphql, type PageProps } from "gatsby";
import { AuthorBox } from "../sections/AuthorBox";
import { ClosingCall } from "../sections/ClosingCall";
import { PostBody } from "../sections/PostBody";
import { PostHeader } from "../sections/PostHeader";
import { RelatedPosts } from "../sections/RelatedPosts";
import { PostSeo } from "../seo/PostSeo";

export default function Post({
  data,
  pageContext,
}: PageProps<Queries.PostQuery, { slug: string }>) {
  const { post, settings } = data;
  if (!post)
    throw new Error(
      `The content has no post "${pageContext.slug}". Run npm run content:check, and correct the problems that it prints.`,
    );
  return (
    <>
      <PostSeo post={post} />
      <article>
        <PostHeader post={post} />
        <PostBody post={post} settings={settings} />
      </article>
      <AuthorBox author={post.author} />
      <ClosingCall call={settings.blog.callToAction} />
      <RelatedPosts slug={post.slug} />
    </>
  );
}

export const query = graphql`
  query Post($slug: String!) {
    post(slug: { eq: $slug }) {
      ...PostSeo
      ...PostHeader
      ...PostBody
      author {
        ...AuthorBox
      }
    }
    settings: siteSettings {
      ...PostBodySettings
      blog {
        callToAction {
          ...ClosingCall
        }
      }
    }
  }
`;
