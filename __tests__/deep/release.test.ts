import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { editPages } from "../../src/bench/built-pages";
import { FOREVER, REVALIDATE } from "../../src/headers/cache-control";
import { hashOf } from "../../src/headers/inline-code";
import { NGINX_FOLDER } from "../../src/headers/nginx-files";
import { openSocket, readAll } from "../server/support/running-server";
import { finishSite } from "../support/finish-site";
import { release, serveWithNginx } from "../support/nginx";
import { rawAnswer } from "../support/raw-answer";
import { mainSite } from "../support/sites";
import { tempFolder } from "../support/temp-folder";

jest.setTimeout(300_000);
const site = mainSite();
const nginx = serveWithNginx(site.output);
const builds = tempFolder();
const get = (target: string) => rawAnswer(nginx.port, `GET ${target}`);

/** Creates a later build with other titles and, if `hash` is given, with other inline code. */
async function laterBuild(name: string, hash?: string): Promise<string> {
  const project = path.join(builds, name);
  const output = path.join(project, "public");
  cpSync(site.output, output, { recursive: true });
  const [from, to] = [site.folder, project].map((folder) => path.join(folder, NGINX_FOLDER));
  cpSync(from as string, to as string, { recursive: true });
  const code = /(___webpackCompilationHash=")[0-9a-f]+/g;
  editPages(output, (html) => {
    const worded = html.replace("</title>", ` ${name}</title>`);
    return hash ? worded.replace(code, `$1${hash}`) : worded;
  });
  expect(await finishSite(project)).toEqual([]);
  return output;
}

const titleOf = (html: string) => /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? "";

/** Requests pages continuously, each on a new connection, until the returned function is called. */
function visitAll() {
  const answers: Awaited<ReturnType<typeof get>>[] = [];
  let going = true;
  const visitors = [0, 1, 2, 3].map(async (first) => {
    for (let next = first; going; next++) {
      answers.push(await get(site.routes[next % site.routes.length] ?? "/"));
    }
  });
  return async () => {
    going = false;
    await Promise.all(visitors);
    return answers;
  };
}

function blocked(html: string, policy: string): string[] {
  const inline = html.matchAll(/<(script|style)(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/\1>/gs);
  return [...inline].map(([, , code = ""]) => hashOf(code)).filter((h) => !policy.includes(h));
}

test.each([
  ["titles", undefined],
  ["scripts", "0123abcd"],
])(
  "while a release is replaced by another release with different %s, nginx sends each page with the headers of the page's own release",
  async (name, hash) => {
    const build = await laterBuild(name, hash);
    const stop = visitAll();
    await get("/");
    await release(build, nginx.folder);
    expect(titleOf((await get("/")).body.toString())).toMatch(new RegExp(` ${name}$`));
    const answers = await stop();
    const titles = answers.map(({ body }) => titleOf(body.toString()));
    expect(titles.filter((title) => title.endsWith(name)).length).toBeGreaterThan(0);
    expect(titles.filter((title) => !title.endsWith(name)).length).toBeGreaterThan(0);
    for (const { status, headers, body } of answers) {
      expect([200, 404]).toContain(status);
      expect(blocked(body.toString(), headers.get("content-security-policy") ?? "")).toEqual([]);
    }
  },
);

// Browsers open connections in advance. After a release, a connection can still be served by an
// nginx worker that has loaded the previous configuration. That configuration contains no content
// security policy for the new pages.
test("even on a connection that was opened before a release, nginx sends each page with a policy that allows the inline code of the page", async () => {
  const build = await laterBuild("early", "4567abcd");
  const sockets = await Promise.all([1, 2, 3, 4].map(() => openSocket(nginx.port)));
  await release(build, nginx.folder);
  for (const socket of sockets) {
    socket.write("GET / HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n");
    const [headers = "", html = ""] = (await readAll(socket)).split("\r\n\r\n");
    expect(blocked(html, headers)).toEqual([]);
  }
});

test("if the name of a file contains a hash, nginx still serves the file for 30 days after a newer release has replaced the last release that contains the file", async () => {
  const build = await laterBuild("last");
  const app = site.files().find((file) => /^app-[0-9a-f]{8}\.js$/.test(file)) ?? "";
  for (const ending of ["", ".br", ".gz"]) {
    renameSync(path.join(build, app + ending), path.join(build, `app-00000001.js${ending}`));
  }
  await release(build, nginx.folder);
  const before = await get(`/${app}`);
  expect([before.status, before.headers.get("cache-control")]).toEqual([200, FOREVER]);
  expect(before.body.equals(readFileSync(path.join(site.output, app)))).toBe(true);
  expect((await get("/app-00000001.js")).status).toBe(200);

  const releases = path.join(nginx.folder, "releases");
  const longAgo = Date.now() / 1000 - 31 * 24 * 3600;
  const earlier = readdirSync(releases).filter((name) => name.startsWith("2"));
  const replaced = path.basename(readlinkSync(path.join(nginx.folder, "current")));
  for (const name of earlier) utimesSync(path.join(releases, name), longAgo, longAgo);
  await release(build, nginx.folder);
  const after = await get(`/${app}`);
  expect([after.status, after.headers.get("cache-control")]).toEqual([404, REVALIDATE]);
  const kept = readdirSync(releases).filter((name) => earlier.includes(name));
  expect(kept.sort()).toEqual([replaced, `${replaced}.own`]);
  expect(readdirSync(path.join(nginx.folder, "nginx/policies"))).toHaveLength(1);
  expect((await get("/")).status).toBe(200);
});

test("the release script does not publish a broken build, and publishes the next good build after this failure", async () => {
  const build = await laterBuild("broken", "0bad0bad");
  writeFileSync(path.join(build, "..", NGINX_FOLDER, "headers.conf"), "nonsense;\n");
  await expect(release(build, nginx.folder)).rejects.toThrow("nonsense");
  expect(titleOf((await get("/")).body.toString())).toMatch(/ last$/);
  await expect(release(path.join(builds, "nothing/public"), nginx.folder)).rejects.toThrow(
    "There is no built site",
  );
  expect((await get("/")).status).toBe(200);
  await release(await laterBuild("repaired"), nginx.folder);
  expect(titleOf((await get("/")).body.toString())).toMatch(/ repaired$/);
});

test("if a deployment failed before nginx reloaded, the next deployment reloads nginx", async () => {
  const build = await laterBuild("retried", "0badcafe");
  // The longest alias that the content check allows.
  const alias = `/${"a".repeat(199)}`;
  appendFileSync(
    path.join(build, "..", NGINX_FOLDER, "redirects.map"),
    `"${alias}" "/services";\n`,
  );
  const host = path.join(nginx.folder, "nginx/host.conf");
  const settings = readFileSync(host, "utf8");
  writeFileSync(host, `${settings}nonsense;\n`);
  await expect(release(build, nginx.folder)).rejects.toThrow("nonsense");
  writeFileSync(host, settings);
  await release(build, nginx.folder);
  const { headers, body } = await get("/");
  expect(titleOf(body.toString())).toMatch(/ retried$/);
  expect(blocked(body.toString(), headers.get("content-security-policy") ?? "")).toEqual([]);
  expect((await get(alias)).headers.get("location")).toBe("/services");
});
