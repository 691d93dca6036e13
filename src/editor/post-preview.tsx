import { describeArticle, renderForPage } from "../markdown/article";
import type { ArticleTexts } from "../markdown/for-page";
import { PostBody } from "../sections/PostBody";
import { PostHeader } from "../sections/PostHeader";
import { checkEntry } from "./check-entry";
import { preparePost } from "./prepare-post";
import "../styles";

/** Props of a preview component: https://decapcms.org/docs/customization */
interface PreviewProps {
  entry: { get(key: string): unknown };
  getAsset(path: string): { toString(): string };
}

interface Data {
  toJS(): Record<string, unknown>;
}

const settings = SITE as Queries.PostHeaderSettingsFragment &
  Queries.PostBodySettingsFragment & { blog: { article: ArticleTexts } };

/** An empty image for a post without a cover: browsers show an image without `src` as broken. */
const NO_COVER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

const text = (value: unknown, otherwise = "") => String(value || otherwise);

/** Converts the data of the editor's form to a result of the page query for a post. */
function toPost(data: Record<string, unknown>, slug: string, publishedAt: string, image: string) {
  return {
    slug,
    notice: null,
    title: text(data.title, "Untitled"),
    excerpt: text(data.excerpt),
    tags: ((data.tags as string[] | undefined) ?? []).filter(Boolean),
    publishedAt,
    author: { name: text(data.author) },
    category: { name: text(data.category), slug: "" },
    featuredImageAlt: text(data.featuredImageAlt),
    featuredImage: {
      layout: "constrained" as const,
      width: 1600,
      height: 900,
      images: { fallback: { src: image } },
    },
    html: renderForPage(text(data.body), settings.blog.article),
    ...describeArticle(text(data.body)),
  };
}

export function PostPreview({ entry, getAsset }: PreviewProps) {
  const data = (entry.get("data") as Data).toJS();
  const prepared = preparePost(data, undefined, new Date().toISOString());
  const image = data.featuredImage ? String(getAsset(text(data.featuredImage))) : NO_COVER;
  const post = toPost(data, text(prepared.slug), text(prepared.publishedAt), image);
  const problems = checkEntry("posts", { ...data, ...prepared });
  return (
    <main>
      {problems.length > 0 && (
        <ul aria-label="Problems" className="wrap">
          {problems.map((problem) => (
            <li key={problem}>
              <mark>{problem}</mark>
            </li>
          ))}
        </ul>
      )}
      <article>
        <PostHeader post={post as never} settings={settings} />
        <PostBody post={post as never} settings={settings} />
      </article>
    </main>
  );
}
