import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { NGINX_FOLDER } from "../../headers/nginx-files";
import {
  fromHostRedirects,
  isRedirectPage,
  REDIRECTS_FILE,
  type Redirect,
  redirectPage,
  toHostRedirects,
  toNginxMap,
} from "../../redirects/redirects";
import { absoluteUrl, postPath } from "../../routes";
import type { Published } from "./read-published";

const fileOf = (alias: string) =>
  /\.html?$/.test(alias) ? alias : path.posix.join(alias, "index.html");

/** An earlier redirect page may have become a real page, which must stay. */
async function removeOld(output: string): Promise<void> {
  const text = await readFile(path.join(output, REDIRECTS_FILE), "utf8").catch(() => "");
  for (const { from } of fromHostRedirects(text)) {
    const file = path.join(output, fileOf(from));
    if (isRedirectPage(await readFile(file, "utf8").catch(() => ""))) await rm(file);
  }
  await rm(path.join(output, REDIRECTS_FILE), { force: true });
}

/** Writes redirects for hosts and nginx. Other servers use a redirect page for each alias. */
export async function writeRedirects(
  directory: string,
  { posts, settings }: Pick<Published, "posts" | "settings">,
): Promise<void> {
  const output = path.join(directory, "public");
  await removeOld(output);
  const { brand, language, url, blog } = settings;
  const redirects: Redirect[] = [];
  for (const { slug, title, aliases } of posts.nodes) {
    const to = postPath(slug);
    const page = { language, moved: blog.moved, title: `${blog.moved} | ${brand}`, name: title };
    for (const from of aliases) {
      redirects.push({ from, to });
      const file = path.join(output, fileOf(from));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, redirectPage({ ...page, path: to, url: absoluteUrl(url, to) }));
    }
  }
  // nginx includes this file, so the file must always exist.
  const nginx = path.join(directory, NGINX_FOLDER);
  await mkdir(nginx, { recursive: true });
  await writeFile(path.join(nginx, "redirects.map"), toNginxMap(redirects));
  if (redirects.length === 0) return;
  await writeFile(path.join(output, REDIRECTS_FILE), toHostRedirects(redirects));
}
