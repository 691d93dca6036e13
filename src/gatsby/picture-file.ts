import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";

/** What gatsby-plugin-sharp is told of a picture: some fields of a file's node. */
export interface PictureFile {
  absolutePath: string;
  base: string;
  name: string;
  extension: string;
  internal: Pick<Node["internal"], "contentDigest">;
}

/**
 * Files without nodes, as gatsby-source-filesystem wants them: pictures of posts in a build. To make
 * these it reads them as streams of 64 kB, a third of all time for the nodes of a post. Under
 * `develop` they have nodes, as the one there tells of changes.
 */
export const withoutNodes = (env: NodeJS.ProcessEnv): RegExp[] =>
  env.NODE_ENV === "development"
    ? []
    : [/[\\/]posts[\\/][^\\/]+[\\/][^\\/]+\.(png|jpe?g|webp|avif)$/];

/** Digests by path: in a build, content stays as it is. */
const known = new Map<string, string>();

/**
 * The digest of a picture that has no node, as a node has it: it is in addresses.
 *
 * @param relativePath below content
 */
export function pictureDigest(relativePath: string, env = process.env): string | undefined {
  if (env.NODE_ENV === "development") return undefined;
  const bytes = () => readFileSync(path.resolve("content", relativePath));
  const digest = known.get(relativePath) ?? createHash("md5").update(bytes()).digest("hex");
  known.set(relativePath, digest);
  return digest;
}

/** A picture that has no node, as its node would be. */
export function pictureFile(relativePath: string, contentDigest: string): PictureFile {
  const absolutePath = path.resolve("content", relativePath);
  const { base, name, ext } = path.parse(absolutePath);
  return { absolutePath, base, name, extension: ext.slice(1), internal: { contentDigest } };
}
