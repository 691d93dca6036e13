import { appendFileSync } from "node:fs";
import { buildContext } from "../build-context";
import { checkContent } from "../content/check";
import { formatReport } from "../content/report";
import { visibilityAt } from "../content/types";
import { postPath } from "../routes";
import { Failure, readArguments, runCommand } from "./shared/command";

const USAGE = "npm run content:due -- https://example.com";

const TIMEOUT_MS = 15_000;

async function read(url: string): Promise<string> {
  const fail = (error: Error): never => {
    throw new Failure(`Cannot read ${url}: ${error.message}. Check the URL and the network.`);
  };
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(fail);
  if (!response.ok)
    throw new Failure(
      `Cannot read ${url}: the response has status ${response.status}. Check the URL.`,
    );
  return response.text().catch(fail);
}

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, location = ""]) => {
    if (URL.canParse(location)) return new URL(location).pathname;
    throw new Failure(
      `The sitemap lists ${location}, which is not a URL. Check that the URL of the site is right.`,
    );
  });

/** In GitHub Actions, the command also sets the output `due` of the step. */
async function main(): Promise<void> {
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  const site = positionals[0]?.replace(/\/+$/, "");
  if (!site?.startsWith("http")) throw new Failure(`The URL of the site is missing. Use: ${USAGE}`);
  const { now } = buildContext();
  const { problems, posts } = await checkContent("content", now);
  if (problems.length > 0) throw new Failure(formatReport(problems));
  const listed = new Set(pathsIn(await read(`${site}/sitemap.xml`)));
  const due = posts
    .filter((post) => visibilityAt(post, now) === "published")
    .map(({ slug }) => postPath(slug))
    .filter((path) => !listed.has(path));
  console.log(
    due.length > 0
      ? `These posts are due for publication: ${due.join(", ")}`
      : "No posts are due for publication.",
  );
  const output = process.env.GITHUB_OUTPUT;
  if (output) appendFileSync(output, `due=${due.length > 0}\n`);
}

runCommand(main);
