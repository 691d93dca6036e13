import { graphql, type PageProps } from "gatsby";
import { textPath } from "../routes";
import { ArticleText } from "../sections/ArticleText";
import { PageHeader } from "../sections/PageHeader";
import { PageSeo } from "../seo/PageSeo";

/** A page of content/pages. */
export default function TextPage({ data }: PageProps<Queries.TextPageQuery>) {
  const { slug, title, subtitle, description, markdown } = data.textPage;
  const seo = { metaTitle: title, metaDescription: description, keywords: [title] };
  return (
    <>
      <PageSeo page={seo} path={textPath(slug)} />
      <PageHeader page={{ title, subtitle }} />
      <ArticleText markdown={markdown} title="On this page" />
    </>
  );
}

export const query = graphql`
  query TextPage($slug: String!) {
    textPage(slug: { eq: $slug }) {
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
