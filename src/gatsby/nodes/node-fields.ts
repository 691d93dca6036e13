import path from "node:path";
import { lastChange, type PostContent, type SiteContent, visibilityAt } from "../../content/types";
import { type ContentType, slugsIn } from "../../content/types/define";
import { type Environment, readEnvironment } from "../../environment";

interface NodeFields {
  /** Differs from the keys of the other nodes of the type */
  key: string;
  fields: object;
}

/** Returns the fields of the nodes of a file. `data` has the type that `type` declares. */
export function nodeFields(
  type: ContentType,
  data: unknown,
  file: string,
  environment: Environment = readEnvironment(),
): NodeFields[] {
  switch (type.shape) {
    case "front matter":
      return postFields(data as PostContent, file, environment);
    case "list": {
      const slugs = slugsIn(type, data);
      return (data as object[]).map((entry, position) => {
        const slug = slugs && { slug: slugs[position] };
        return { key: String(position), fields: { position, ...entry, ...slug } };
      });
    }
    case "keyed":
      return Object.entries(data as object).map(([key, entry]) => ({
        key,
        fields: { key, ...entry },
      }));
    case "single": {
      const settings = data as SiteContent;
      const url = new URL(environment.siteUrl ?? settings.url).origin;
      return [{ key: "site", fields: { ...settings, url } }];
    }
  }
}

/** Dates are sorted as text, so all dates must be in UTC. */
const inUtc = (date: string) => new Date(date).toISOString();

/** Returns nothing for unpublished posts outside of previews. Resolvers complete the fields. */
function postFields(post: PostContent, file: string, { now, preview }: Environment): NodeFields[] {
  if (visibilityAt(post, now) !== "published" && !preview) return [];
  const { id: postId, ...fields } = post;
  return [
    {
      key: postId,
      fields: {
        ...fields,
        postId,
        publishedAt: inUtc(post.publishedAt),
        createdAt: inUtc(post.createdAt ?? post.publishedAt),
        updatedAt: lastChange(post.updatedAt, Date.parse(post.publishedAt), now),
        featuredImage: path.posix.join(path.posix.dirname(file), post.featuredImage),
      },
    },
  ];
}
