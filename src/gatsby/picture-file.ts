import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { md5 } from "../content/memory";

/** What gatsby-plugin-sharp is told of a picture: some fields of a file's node. */
export interface PictureFile {
  absolutePath: string;
  base: string;
  name: string;
  extension: string;
  internal: Pick<Node["internal"], "contentDigest">;
}

/**
 * Under `develop` pictures have nodes, which tell of changes. In a build they have none: to make one,
 * gatsby-source-filesystem reads the file as a stream, in a third of the time for all nodes of a post.
 */
const haveNodes = (env: NodeJS.ProcessEnv) => env.NODE_ENV === "development";

/** Files that get no nodes, as gatsby-source-filesystem wants to be told. */
export const withoutNodes = (env: NodeJS.ProcessEnv): RegExp[] =>
  haveNodes(env) ? [] : [/[\\/]posts[\\/][^\\/]+[\\/][^\\/]+\.(png|jpe?g|webp|avif)$/];

/** Digests by path: in a build, content stays as it is. */
const known = new Map<string, string>();

/** Takes over what the check of the content has found, which reads every picture. */
export function knowDigests(digests: Map<string, string>): void {
  for (const [relativePath, digest] of digests) known.set(relativePath, digest);
}

/**
 * The digest of a picture that has no node, as a node has it: it is in addresses.
 *
 * @param relativePath below content
 */
export function pictureDigest(relativePath: string, env = process.env): string | undefined {
  if (haveNodes(env)) return undefined;
  const digest =
    known.get(relativePath) ?? md5(readFileSync(path.resolve("content", relativePath)));
  known.set(relativePath, digest);
  return digest;
}

/** A picture that has no node, as its node would be. */
export function pictureFile(relativePath: string, contentDigest: string): PictureFile {
  const absolutePath = path.resolve("content", relativePath);
  const { base, name, ext } = path.parse(absolutePath);
  return { absolutePath, base, name, extension: ext.slice(1), internal: { contentDigest } };
}
