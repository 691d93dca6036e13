import { graphql } from "gatsby";
import { FlatLine } from "../components/FlatLine";
import { Pagination } from "../components/Pagination";
import { PostGrid } from "./PostGrid";
import * as styles from "./PostList.module.css";

interface PostListProps {
  posts: readonly Queries.PostGridFragment[];
  texts: Queries.PostListFragment;
  /** Name of the chosen category; none is all. */
  category?: string;
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

/** A page of posts, or the words that say there are none. */
export function PostList({ posts, texts, category, page, pages, pathOf }: PostListProps) {
  if (posts.length === 0) {
    return (
      <section className={`wrap ${styles.empty}`}>
        <FlatLine />
        <h2>{texts.emptyTitle}</h2>
        <p>{texts.emptyText.replace("{category}", () => category ?? texts.all)}</p>
      </section>
    );
  }
  return (
    <section className="wrap" aria-label={texts.posts}>
      <PostGrid posts={posts} texts={texts} lead />
      <Pagination page={page} pages={pages} pathOf={pathOf} texts={texts.pagination} />
    </section>
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
  }
`;
