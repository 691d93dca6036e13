import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { readInbox } from "../../src/server/inbox";
import { spawnScript } from "../server/support/spawned";
import { MESSAGE } from "../support/message";
import { tempFolder, writeFiles } from "../support/temp-folder";

const built = tempFolder();
const unbuilt = tempFolder();
beforeAll(() => writeFiles(built, { "public/index.html": "home" }));

const serve = (cwd: string, env: NodeJS.ProcessEnv) =>
  spawnScript("src/cli/serve.ts", { cwd, env: { PORT: "0", ...env } });

const send = (url: string, message: string) =>
  fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...MESSAGE, message }),
  });

test("npm run serve prints the URL of the site, and stores messages in the file that CONTACT_INBOX names", async () => {
  const { child, printed, finished } = serve(built, { CONTACT_INBOX: "box/in.jsonl" });
  const url = await printed(/^The site is at (http:\/\/127\.0\.0\.1:\d+) /);
  expect(await (await fetch(url)).text()).toBe("home");
  expect((await send(url, "Hello")).status).toBe(200);
  expect(readFileSync(join(built, "box/in.jsonl"), "utf8")).toContain("Hello");
  child.kill("SIGTERM");
  expect(await finished).toMatchObject({
    stdout: `The site is at ${url} (messages arrive in box/in.jsonl; show them with: npm run inbox)\n`,
    stderr: "",
  });
});

test("no acknowledged message is lost if the server is killed while messages arrive", async () => {
  const { child, printed, finished } = serve(built, { CONTACT_INBOX: "killed.jsonl" });
  const url = await printed(/^The site is at (http:\/\/127\.0\.0\.1:\d+) /);
  const acknowledged: string[] = [];
  const sending = Array.from({ length: 100 }, async (_, number) => {
    const text = `message ${number} ${"x".repeat(50_000)}`;
    if ((await send(url, text)).ok) acknowledged.push(text);
    if (acknowledged.length === 20) child.kill("SIGKILL");
  });
  await Promise.allSettled(sending);
  await finished;
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  const lines = await readInbox(join(built, "killed.jsonl"));
  const kept = lines.map(({ stored }) => stored?.message);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
});

test("npm run serve prints a one-line error if it cannot serve", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => other.once("listening", done));
  const { port } = other.address() as { port: number };
  const wrong = await Promise.all([
    serve(built, { PORT: String(port) }).finished,
    serve(built, { PORT: "nine" }).finished,
    serve(built, { HOST: "no.such.host.invalid" }).finished,
    serve(unbuilt, {}).finished,
  ]);
  other.close();
  expect(wrong.map(({ code, stdout }) => [code, stdout])).toEqual(Array(4).fill([1, ""]));
  const message =
    /^Cannot listen on port \w+ of \S+: .+\. Set PORT and HOST to other values, .+\n$/;
  expect(wrong.map(({ stderr }) => stderr)).toEqual([
    ...Array(3).fill(expect.stringMatching(message)),
    "There is no built site in public/. Run: npm run build\n",
  ]);
});
