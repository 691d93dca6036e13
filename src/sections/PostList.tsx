import { graphql } from "gatsby";
import { Arrow } from "../components/Arrow";
import { LinkButton } from "../components/LinkButton";
import { Pagination } from "../components/Pagination";
import { SectionHeading } from "../components/SectionHeading";
import { ServiceIcon } from "../components/ServiceIcon";
import { servicePath } from "../routes";
import { PostGrid } from "./PostGrid";
import * as styles from "./PostList.module.css";

interface PostListProps {
  posts: readonly Queries.PostGridFragment[];
  /** The newest posts of the blog, shown if the category has no posts. */
  newest?: readonly Queries.PostGridFragment[];
  texts: Queries.PostListFragment;
  /** The selected category, or undefined if all categories are selected. */
  category?: string;
  /** The service on the subject of the category, shown if the category has no posts. */
  service?: {
    readonly slug: string;
    readonly title: string;
    readonly icon: string;
    /** The label "Service", which search results show beside services. */
    readonly kind: string;
  };
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
        <section className="wrap">
          <div className={styles.empty}>
            <h2>{texts.emptyTitle}</h2>
            <p className={styles.text}>
              {texts.emptyText.replace("{category}", () => category ?? texts.all)}
            </p>
            {service && (
              <LinkButton to={servicePath(service.slug)} className={styles.service}>
                <ServiceIcon name={service.icon} />
                <span className={styles.kind}>{service.kind}</span>
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
