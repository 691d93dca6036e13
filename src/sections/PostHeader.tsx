import { graphql, Link } from "gatsby";
import { Icon } from "../components/Icon";
import { ShareLinks } from "../components/ShareLinks";
import { Tags } from "../components/Tags";
import { Title } from "../components/Title";
import { formatDate, readingTime } from "../lib/times";
import { absoluteUrl, BLOG, categoryPath, postPath } from "../routes";
import type { ShareNetworkId } from "../share-networks";
import { ARTICLE } from "./cover-sizes";
import { PostCover } from "./PostCover";
import * as styles from "./PostHeader.module.css";

interface PostHeaderProps {
  post: Queries.PostHeaderFragment;
  settings: Queries.PostHeaderSettingsFragment;
}

/**
 * The header of a post: links to the blog and the category, date and author, title, excerpt, tags,
 * share links and cover.
 */
export function PostHeader({ post, settings }: PostHeaderProps) {
  const [published, updated] = [formatDate(post.publishedAt), formatDate(post.updatedAt)];
  return (
    <header className={`wrap ${styles.header}`}>
      {/* The notice that the post is not published yet. Only previews show this notice, so `mark`
          has the default style of the browser. */}
      {post.notice && (
        <p>
          <mark>{post.notice}</mark>
        </p>
      )}
      <nav className={styles.trail} aria-label={settings.blog.breadcrumb}>
        <Link to={BLOG}>
          <Icon grid={16} size={16} strokeWidth={1.5}>
            <path d="M14 8H2m5-5L2 8l5 5" />
          </Icon>
          {settings.blog.back}
        </Link>
        <Link to={categoryPath(post.category.slug)}>{post.category.name}</Link>
      </nav>
      <p className={styles.meta}>
        <time dateTime={post.publishedAt}>{published}</time>
        {updated !== published && (
          <time dateTime={post.updatedAt}>{settings.blog.updated.replace("{date}", updated)}</time>
        )}
        <span>{post.author.name}</span>
        <span>{readingTime(settings.blog.readingTime, post.readingMinutes)}</span>
      </p>
      <h1>
        <Title text={post.title} />
      </h1>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <div className={styles.opening}>
        <div className={`hidden-until-complete ${styles.bar}`}>
          <Tags tags={post.tags} label={settings.blog.tags} />
          <ShareLinks
            networks={settings.shareNetworks as ShareNetworkId[]}
            texts={settings.share}
            url={absoluteUrl(settings.url, postPath(post.slug))}
            title={post.title}
            copyLabel={settings.copyLink.label}
          />
        </div>
        <PostCover className={styles.cover} post={post} sizes={ARTICLE} priority />
      </div>
    </header>
  );
}

export const query = graphql`
  fragment PostHeader on Post {
    slug
    notice
    title
    excerpt
    tags
    publishedAt
    updatedAt
    readingMinutes
    author {
      name
    }
    category {
      name
      slug
    }
    ...PostCover
  }

  fragment PostHeaderSettings on SiteSettings {
    url
    shareNetworks
    share {
      label
      link
    }
    copyLink {
      label
    }
    blog {
      breadcrumb
      back
      readingTime
      updated
      tags
    }
  }
`;
