import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openSocket, readAll } from "../server/support/running-server";
import { spawnScript } from "../server/support/spawned";
import { tempFolder, writeFiles } from "../support/temp-folder";

const START = "src/cli/start.ts";
const ADDRESS = /is at http:\/\/\S+:(\d+) /;

const built = tempFolder();
const unbuilt = tempFolder();
const buildable = tempFolder();
const failing = tempFolder();
const slow = tempFolder();

const withBuild = (script: string) => ({ "node_modules/gatsby/cli.js": script });
beforeAll(() => {
  const build =
    "require('fs').mkdirSync('public');require('fs').writeFileSync('public/index.html','made')";
  writeFiles(built, { "public/index.html": "home" });
  writeFiles(buildable, withBuild(build));
  writeFiles(slow, withBuild("console.log('building');setTimeout(()=>{},20000)"));
  writeFiles(failing, withBuild("console.error('why it failed');process.exit(7)"));
});

const start = (cwd: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  spawnScript(START, { cwd, env: { PORT: "0", ...env }, args });

const message = JSON.stringify({ name: "Ana", email: "a@b", message: "Hello" });
const request =
  "POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\n" +
  `Content-Type: application/json\r\nContent-Length: ${message.length}\r\n\r\n`;

test("npm start prints the URL of the site and the path of the inbox, and ends on SIGTERM", async () => {
  const { child, printed, finished } = start(built, {}, "--no-build");
  const port = await printed(ADDRESS);
  for (const host of ["localhost", "127.0.0.1"]) {
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe("home");
  }
  child.kill("SIGTERM");
  expect(await finished).toEqual({
    code: 0,
    signal: null,
    stdout: `The site is at http://localhost:${port} (messages arrive in .data/inbox.jsonl; show them with: npm run inbox)\n`,
    stderr: "",
  });
});

test("after SIGINT, the server completes the response in progress before the process ends", async () => {
  const { child, printed, finished } = start(built, { HOST: "127.0.0.1" }, "--no-build");
  const socket = await openSocket(Number(await printed(ADDRESS)));
  const idle = await openSocket(Number(await printed(ADDRESS)));
  socket.write(request + message.slice(0, 9));
  await once(socket, "data");
  child.kill("SIGINT");
  await wait(50);
  socket.write(message.slice(9));
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 /);
  const ended = performance.now();
  expect(await finished).toMatchObject({ code: 0, stderr: "" });
  expect(performance.now() - ended).toBeLessThan(5_000);
  expect(readFileSync(join(built, ".data/inbox.jsonl"), "utf8")).toContain('"Ana"');
  idle.destroy();
});

test("npm start prints a one-line error and builds nothing if the port is in use", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const { finished } = start(failing, { PORT: String(port) });
  expect(await finished).toEqual({
    code: 1,
    signal: null,
    stdout: "",
    stderr: `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start\n`,
  });
  other.close();
});

test("npm start prints a one-line error for invalid environment variables", async () => {
  const wrong = await Promise.all([
    start(built, { PORT: "nine" }, "--no-build").finished,
    start(built, { PORT: "65536" }, "--no-build").finished,
    start(built, { HOST: "no.such.host.invalid" }, "--no-build").finished,
    start(unbuilt, {}, "--no-build").finished,
  ]);
  expect(wrong.map(({ code, stdout }) => [code, stdout])).toEqual(Array(4).fill([1, ""]));
  expect(wrong.map(({ stderr }) => stderr)).toEqual([
    'PORT must be a number from 0 to 65535, not "nine".\n',
    'PORT must be a number from 0 to 65535, not "65536".\n',
    expect.stringMatching(
      /^Cannot listen on no\.such\.host\.invalid, port 0: .*\. Correct HOST and PORT\.\n$/,
    ),
    "There is no built site in public/. Run: npm run build\n",
  ]);
});

test("npm start builds the site, and stores messages in the file that CONTACT_INBOX names", async () => {
  const { child, printed, finished } = start(buildable, { CONTACT_INBOX: "box/in.jsonl" });
  const port = await printed(ADDRESS);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe("made");
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: message };
  expect((await fetch(`http://localhost:${port}/api/contact`, init)).status).toBe(200);
  expect(existsSync(join(buildable, "box/in.jsonl"))).toBe(true);
  child.kill("SIGTERM");
  expect(await finished).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("(messages arrive in box/in.jsonl;"),
  });
});

test("npm start stops the build on SIGTERM", async () => {
  const { child, printed, finished } = start(slow, {});
  await printed(/(building)\n/);
  child.kill("SIGTERM");
  // Resolves when all processes that can write to the output have ended, including the build.
  expect(await finished).toMatchObject({ code: 143 });
});

test("npm start exits with the exit code of a failed build, and prints nothing after the build's output", async () => {
  const { code, stderr } = await start(failing, {}).finished;
  expect(code).toBe(7);
  expect(stderr).toContain("why it failed");
  expect(stderr).not.toMatch(/Failure|\.ts:|There is no built site/);
});
