import { graphql, type PageProps } from "gatsby";
import { markdownPagePath } from "../routes";
import { ArticleText } from "../sections/ArticleText";
import { PageHeader } from "../sections/PageHeader";
import { PageSeo } from "../seo/PageSeo";

/** A page of content/pages. */
export default function MarkdownPage({ data }: PageProps<Queries.MarkdownPageQuery>) {
  const { slug, title, subtitle, description, markdown } = data.markdownPage;
  const seo = { metaTitle: title, metaDescription: description, keywords: [title] };
  return (
    <>
      <PageSeo page={seo} path={markdownPagePath(slug)} />
      <PageHeader page={{ title, subtitle }} />
      <ArticleText markdown={markdown} title="On this page" />
    </>
  );
}

export const query = graphql`
  query MarkdownPage($slug: String!) {
    markdownPage(slug: { eq: $slug }) {
      slug
      title
      subtitle
      description
      markdown {
        ...ArticleText
      }
    }
  }
`;
