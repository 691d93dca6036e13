import { RELATED } from "../anchors";
import { PostGrid } from "./PostGrid";
import { Section } from "./Section";

interface RelatedPostsProps {
  posts: readonly Queries.PostCardFragment[];
}

export function RelatedPosts({ posts }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <div className="screen-only">
      <Section id={RELATED} title="Related articles">
        <PostGrid posts={posts} headings="h3" />
      </Section>
    </div>
  );
}
