import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { checkContent } from "../../src/content/check";
import { visibilityAt } from "../../src/content/types";
import { makeContentFolder } from "../support/content-folder";
import { tempFolder } from "../support/temp-folder";

const run = promisify(execFile);
const output = path.join(tempFolder(), "output");

const files: Record<string, string> = {};
const server = createServer((request, response) => {
  const text = files[request.url ?? ""];
  response.writeHead(text === undefined ? 404 : 200).end(text);
});
let site = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

let POSTS: string[] = [];
beforeAll(async () => {
  const { posts } = await checkContent("content");
  POSTS = posts
    .filter((post) => visibilityAt(post, Date.now()) === "published")
    .map(({ slug }) => slug);
});
const urls = (slugs: string[]) =>
  slugs.map((slug) => `<url><loc>https://steepline.example/blog/${slug}</loc></url>`).join("");

const due = (...args: string[]) => dueIn(process.cwd(), {}, ...args);

async function dueIn(cwd: string, more: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, GITHUB_OUTPUT: output, ...more };
  const script = path.resolve("src/cli/content-due.ts");
  const command = ["--import", require.resolve("tsx"), script, ...args];
  return run(process.execPath, command, { cwd, env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: stderr }),
  );
}
const stepOutput = () => readFileSync(output, "utf8").trim().split("\n").at(-1);

test("content:due prints published posts that are missing from the sitemap of the site", async () => {
  files["/sitemap.xml"] = `<urlset>${urls(POSTS.slice(1))}</urlset>`;
  expect((await due(`${site}/`)).text).toBe(
    `These posts are due for publication: /blog/${POSTS[0]}\n`,
  );
  expect(stepOutput()).toBe("due=true");
});

test("content:due reports that no posts are due if the sitemap of the site has all published posts", async () => {
  files["/sitemap.xml"] = `<urlset>${urls(POSTS)}</urlset>`;
  expect((await due(site)).text).toBe("No posts are due for publication.\n");
  expect(stepOutput()).toBe("due=false");
});

test("content:due prints a one-line error if the sitemap or the URL of the site is missing", async () => {
  delete files["/sitemap.xml"];
  const missing = await due(site);
  expect(missing).toEqual({
    code: 1,
    text: `Cannot read ${site}/sitemap.xml: the response has status 404. Check the URL.\n`,
  });
  expect((await due()).text).toContain("The URL of the site is missing");
});

test("content:due prints a one-line error if the connection breaks before the end of the sitemap", async () => {
  const breaking = createServer((_request, response) => {
    response.writeHead(200, { "Content-Length": 100 });
    response.write("<urlset>", () => response.destroy());
  });
  await new Promise<void>((listening) => breaking.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(breaking.address() as AddressInfo).port}`;
  expect(await due(url)).toEqual({
    code: 1,
    text: expect.stringMatching(/^Cannot read .*\. Check the URL and the network\.\n$/),
  });
  breaking.close();
});

test("content:due prints a one-line error if the sitemap lists a URL without a host", async () => {
  files["/sitemap.xml"] = "<urlset><url><loc>/blog/first-post</loc></url></urlset>";
  expect(await due(site)).toEqual({
    code: 1,
    text: "The sitemap lists /blog/first-post, which is not a URL. Check that the URL of the site is right.\n",
  });
});

test("content:due does not print a scheduled post before its date", async () => {
  const folder = makeContentFolder();
  const at = (BUILD_DATE: string) => dueIn(path.dirname(folder.path), { BUILD_DATE }, site);
  files["/sitemap.xml"] = "<urlset></urlset>";
  expect((await at("2025-11-18T07:59:59Z")).text).toBe("No posts are due for publication.\n");
  expect((await at("2025-11-18T08:00:00Z")).text).toBe(
    "These posts are due for publication: /blog/first-post, /blog/second-post\n",
  );
  folder.clear();
});
