import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/lib/list-files";
import {
  BUILT_SITES,
  type BuiltSite,
  FIXTURE_ENV,
  PROVIDER_ENV,
  SECRET_IN_FILE,
  TEST_FOLDER,
} from "./built-sites";
import { copyProject, mustBuildIn, SOURCES, TYPES } from "./copy-project";
import { writeFixtureContent } from "./fixture-content";

/** The copy of the project in which both sites are built, the second one with Gatsby's cache of the first. */
const PROJECT = path.join(TEST_FOLDER, "project");

/** The sources of the content of the second site. */
const FIXTURES = [
  "__tests__/fixture-content",
  ...["build-sites", "fixture-content", "post-text"].map((name) => `__tests__/support/${name}.ts`),
];

/** The files that tests read. */
const RESULTS = ["public", "content", ".cache/webpack.stats.json", ".env.production", TYPES];

/** Written last, so that an interrupted build is repeated. */
const STAMP = path.join(TEST_FOLDER, "sites.sha256");

function digestOfSources(): string {
  const hash = createHash("sha256");
  for (const place of [...SOURCES, ...FIXTURES]) {
    const isFile = existsSync(place) && statSync(place).isFile();
    const files = isFile ? [place] : listFiles(place).map((file) => path.join(place, file));
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

async function build(name: BuiltSite, env: Record<string, string>): Promise<void> {
  const start = Date.now();
  const output = await mustBuildIn(PROJECT, env).catch((error) => {
    throw new Error(`The ${name} was not built.\n${error.message}`);
  });
  const folder = BUILT_SITES[name];
  rmSync(folder, { recursive: true, force: true });
  for (const file of RESULTS) {
    cpSync(path.join(PROJECT, file), path.join(folder, file), { recursive: true });
  }
  writeFileSync(path.join(folder, "build.log"), output);
  console.log(`Built the ${name} in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

const writeEnvFile = (env: Record<string, string>) =>
  writeFileSync(
    path.join(PROJECT, ".env.production"),
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );

/** Builds the sites if a source has changed. Jest and Playwright call this function first. */
export default async function buildSites(): Promise<void> {
  const digest = digestOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest) return;
  rmSync(STAMP, { force: true });
  rmSync(PROJECT, { recursive: true, force: true });
  copyProject(PROJECT);
  writeEnvFile(PROVIDER_ENV);
  await build("site", {});

  writeFixtureContent(path.join(PROJECT, "content"));
  writeEnvFile({ SECRET_KEY: SECRET_IN_FILE });
  // macOS and Windows add these files to folders.
  for (const file of [".DS_Store", "Thumbs.db"]) {
    writeFileSync(path.join(PROJECT, "static", file), "");
  }
  writeFileSync(path.join(PROJECT, "static/_headers"), "/own\n  X-Own: yes\n");
  await build("fixture-site", FIXTURE_ENV);
  writeFileSync(STAMP, digest);
}
