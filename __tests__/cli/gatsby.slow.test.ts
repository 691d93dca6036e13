import { existsSync } from "node:fs";
import path from "node:path";
import { spawnScript } from "../server/support/spawned";
import { tempFolder, writeFiles } from "../support/temp-folder";

jest.setTimeout(60_000);

const folder = tempFolder();
const CLI = "node_modules/gatsby/cli.js";

const gatsby = (...args: string[]) =>
  spawnScript("src/cli/gatsby.ts", { cwd: folder, args, env: {} });

test("the site's Gatsby command turns telemetry off, and starts the inbox in development", async () => {
  const names = "['GATSBY_TELEMETRY_DISABLED','CONTACT_INBOX']";
  writeFiles(folder, {
    [CLI]: `console.log(process.argv.slice(2).join(),${names}.map(name=>process.env[name]).join())`,
  });
  expect((await gatsby("build", "--verbose").finished).stdout).toBe("build,--verbose 1,\n");
  expect((await gatsby("develop").finished).stdout).toBe("develop 1,.data/inbox.jsonl\n");
});

test("the script that starts Gatsby for this site forwards signals to Gatsby, and exits with Gatsby's exit code", async () => {
  writeFiles(folder, {
    [CLI]: "process.on('SIGTERM',()=>process.exit(9));console.log('ready');setInterval(()=>{},9)",
  });
  const { child, printed, finished } = gatsby("build");
  await printed(/(ready)/);
  child.kill("SIGTERM");
  expect(await finished).toMatchObject({ code: 9, stderr: "" });
});

test("a build deletes the cache and the output of an earlier build, and development keeps the cache", async () => {
  writeFiles(folder, { [CLI]: "", ".cache/old": "", "public/old.html": "" });
  await gatsby("develop").finished;
  expect(existsSync(path.join(folder, ".cache/old"))).toBe(true);
  await gatsby("build").finished;
  expect(existsSync(path.join(folder, ".cache/old"))).toBe(false);
  expect(existsSync(path.join(folder, "public/old.html"))).toBe(false);
});
