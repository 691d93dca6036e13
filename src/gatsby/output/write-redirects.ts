import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { NGINX_FOLDER } from "../../headers/nginx-files";
import {
  fromHostRedirects,
  REDIRECTS_FILE,
  type Redirect,
  toHostRedirects,
  toNginxMap,
} from "../../redirects/format-redirects";
import { forwardPage, isForwardPage } from "../../redirects/forward-page";
import { absoluteUrl, postPath } from "../../routes";
import { ask } from "./read-published";

/** An address that ends like a page's file is one, every other the page of a folder. */
const fileOf = (address: string) =>
  /\.html?$/.test(address) ? address : path.posix.join(address, "index.html");

/** Takes away what an earlier build wrote, unless a page of the site is there by now. */
async function removeOld(output: string): Promise<void> {
  const text = await readFile(path.join(output, REDIRECTS_FILE), "utf8").catch(() => "");
  for (const { from } of fromHostRedirects(text)) {
    const file = path.join(output, fileOf(from));
    if (isForwardPage(await readFile(file, "utf8").catch(() => ""))) await rm(file);
  }
  await rm(path.join(output, REDIRECTS_FILE), { force: true });
}

/** Keeps former addresses of posts alive: declares them to hosts, and lays a page at each. */
export async function writeRedirects(
  directory: string,
  graphql: BuildArgs["graphql"],
): Promise<void> {
  const output = path.join(directory, "public");
  await removeOld(output);
  const { allPost, settings } = await readMoved(graphql);
  const { brand, language, url, blog } = settings;
  const redirects: Redirect[] = [];
  for (const { slug, title, aliases } of allPost.nodes) {
    const to = postPath(slug);
    const page = { language, moved: blog.moved, title: `${blog.moved} | ${brand}`, name: title };
    for (const from of aliases) {
      redirects.push({ from, to });
      const file = path.join(output, fileOf(from));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, forwardPage({ ...page, path: to, url: absoluteUrl(url, to) }));
    }
  }
  // nginx includes it, so it is there also when it says nothing.
  const nginx = path.join(directory, NGINX_FOLDER);
  await mkdir(nginx, { recursive: true });
  await writeFile(path.join(nginx, "redirects.map"), toNginxMap(redirects));
  if (redirects.length === 0) return;
  await writeFile(path.join(output, REDIRECTS_FILE), toHostRedirects(redirects));
}

/** Posts with their former addresses, and what a page at one of them says. */
export interface Moved {
  allPost: { nodes: { slug: string; title: string; aliases: string[] }[] };
  settings: { brand: string; language: string; url: string; blog: { moved: string } };
}

const MOVED = /* GraphQL */ `
  query Moved {
    allPost(sort: { slug: ASC }) {
      nodes {
        slug
        title
        aliases
      }
    }
    settings {
      brand
      language
      url
      blog {
        moved
      }
    }
  }
`;

export const readMoved = (graphql: BuildArgs["graphql"]) => ask<Moved>({ graphql }, MOVED);
