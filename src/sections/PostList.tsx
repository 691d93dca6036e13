import { graphql } from "gatsby";
import { Arrow } from "../components/Arrow";
import { Drawing } from "../components/Drawing";
import { LinkButton } from "../components/LinkButton";
import { Pagination } from "../components/Pagination";
import { SectionHeading } from "../components/SectionHeading";
import { ServiceIcon } from "../components/ServiceIcon";
import { servicePath } from "../routes";
import { PostGrid } from "./PostGrid";
import * as styles from "./PostList.module.css";

interface PostListProps {
  posts: readonly Queries.PostGridFragment[];
  /** The newest posts of other categories, shown below a short list. */
  newest?: readonly Queries.PostGridFragment[];
  texts: Queries.PostListFragment;
  /** The selected category, or undefined if all categories are selected. */
  category?: string;
  /** The service that matches the subject of a category without posts. */
  service?: { readonly slug: string; readonly title: string; readonly icon: string };
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

export function PostList({ posts, newest = [], texts, category, service, ...list }: PostListProps) {
  return (
    <>
      {posts.length > 0 ? (
        <section className="wrap" aria-label={texts.posts}>
          <PostGrid posts={posts} texts={texts} lead />
          <Pagination {...list} texts={texts.pagination} />
        </section>
      ) : (
        <section className={`wrap ${styles.empty}`}>
          <Drawing
            className={styles.planned}
            viewBox="0 0 600 338"
            parts={[
              ["thin", "M0 300H600"],
              ["line", "M0 300H130"],
              ["dashed", "M130 300 340 149 470 240 600 40"],
              ["dot", "M130 300h.01"],
            ]}
          />
          <div>
            <h2>{texts.emptyTitle}</h2>
            <p className={styles.text}>
              {texts.emptyText.replace("{category}", () => category ?? texts.all)}
            </p>
            {service && (
              <LinkButton to={servicePath(service.slug)} className={styles.service}>
                <ServiceIcon name={service.icon} />
                {service.title}
                <Arrow className={styles.arrow} />
              </LinkButton>
            )}
          </div>
        </section>
      )}
      {newest.length > 0 && (
        <section className="wrap section" aria-labelledby="newest-title">
          <SectionHeading id="newest-title" title={texts.newestTitle} />
          <PostGrid posts={newest} texts={texts} headings="h3" />
        </section>
      )}
    </>
  );
}

export const query = graphql`
  fragment PostList on BlogTexts {
    all
    posts
    pagination {
      label
      newer
      older
      position
    }
    ...PostGridTexts
    emptyTitle
    emptyText
    newestTitle
  }
`;
