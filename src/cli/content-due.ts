import { appendFileSync } from "node:fs";
import { buildContext } from "../build-context";
import { checkContent } from "../content/check";
import { formatReport } from "../content/report";
import { visibilityAt } from "../content/types";
import { postPath } from "../routes";
import { Failure, runCommand } from "./shared/failure";

const PATIENCE_MS = 15_000;

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error) => {
    throw new Failure(`${url} could not be read: ${error.message}`);
  });
  if (!answer.ok) throw new Failure(`${url} answers ${answer.status}`);
  return answer.text();
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, location = ""]) => location);

/** Paths in the sitemap of a site; one that is split names its parts. */
async function listedPaths(site: string): Promise<Set<string>> {
  const xml = await read(`${site}/sitemap.xml`);
  const parts = xml.includes("<sitemapindex") ? locationsIn(xml) : [];
  // Where the site is reached at another address than its own, its parts are there, too.
  const texts = parts.map((part) => read(site + new URL(part).pathname));
  const all = [xml, ...(await Promise.all(texts))].flatMap(locationsIn);
  return new Set(all.map((location) => new URL(location).pathname));
}

/**
 * `npm run content:due -- https://example.com`: tells which posts are due that the site does not have
 * yet, also as the output `due` of a step in GitHub Actions. What the site says of itself is asked, not
 * when it was built: a deployment that failed is tried again.
 */
async function main(): Promise<void> {
  const site = process.argv[2]?.replace(/\/+$/, "");
  if (!site?.startsWith("http")) {
    throw new Failure("Name the site: npm run content:due -- https://example.com");
  }
  const { now } = buildContext();
  const { problems, posts } = await checkContent("content", now);
  if (problems.length > 0) throw new Failure(formatReport(problems));
  const listed = await listedPaths(site);
  const due = posts
    .filter((post) => visibilityAt(post, now) === "published")
    .map(({ slug }) => postPath(slug))
    .filter((path) => !listed.has(path));
  console.log(due.length > 0 ? `Due: ${due.join(", ")}` : "Nothing is due.");
  const output = process.env.GITHUB_OUTPUT;
  if (output) appendFileSync(output, `due=${due.length > 0}\n`);
}

runCommand(main);
