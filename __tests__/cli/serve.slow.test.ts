import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { spawnScript } from "../server/support/spawned";
import { tempFolder, writeFiles } from "../support/temp-folder";

const built = tempFolder();
const unbuilt = tempFolder();
beforeAll(() => writeFiles(built, { "public/index.html": "home" }));

const serve = (cwd: string, env: NodeJS.ProcessEnv) =>
  spawnScript("src/cli/serve.ts", { cwd, env: { PORT: "0", ...env } });

test("npm run serve prints the URL of the site, and stores messages in the file that CONTACT_INBOX names", async () => {
  const { child, printed, finished } = serve(built, { CONTACT_INBOX: "box/in.jsonl" });
  const url = await printed(/^The site is at (http:\/\/127\.0\.0\.1:\d+) /);
  expect(await (await fetch(url)).text()).toBe("home");
  const body = JSON.stringify({ name: "Ana", email: "a@b", message: "Hello" });
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
  expect((await fetch(`${url}/api/contact`, init)).status).toBe(200);
  expect(readFileSync(join(built, "box/in.jsonl"), "utf8")).toContain('"Ana"');
  child.kill("SIGTERM");
  expect(await finished).toMatchObject({
    stdout: `The site is at ${url} (messages arrive in box/in.jsonl; show them with: npm run inbox)\n`,
    stderr: "",
  });
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
