import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/lib/list-files";
import { BUILT_SITES, type BuiltSite } from "./built-sites";
import { copyProject, mustBuildIn, SOURCES } from "./copy-project";
import { FIXTURE_ENV, SECRET_IN_FILE, writeFixtureContent } from "./fixture-content";
import { PROVIDER_ENV } from "./second-origin";

const FIXTURE_SOURCES = ["fixture-content", "ordinary-posts", "post-files", "photograph"].map(
  (name) => `__tests__/support/${name}.ts`,
);

interface Recipe {
  env: Record<string, string>;
  alsoFrom: string[];
  prepare: (folder: string) => Promise<void> | void;
}

const RECIPES: Record<BuiltSite, Recipe> = {
  site: {
    env: {},
    alsoFrom: ["__tests__/support/second-origin.ts"],
    prepare(folder) {
      const lines = Object.entries(PROVIDER_ENV).map(([name, value]) => `${name}=${value}\n`);
      writeFileSync(path.join(folder, ".env.production"), lines.join(""));
    },
  },
  "fixture-site": {
    env: FIXTURE_ENV,
    alsoFrom: ["__tests__/fixture-content", ...FIXTURE_SOURCES],
    async prepare(folder) {
      await writeFixtureContent(path.join(folder, "content"));
      for (const file of [".env", ".env.production"]) {
        writeFileSync(path.join(folder, file), `SECRET_KEY=${SECRET_IN_FILE}\n`);
      }
      // macOS and Windows add these files to folders.
      for (const file of [".DS_Store", "Thumbs.db"]) {
        writeFileSync(path.join(folder, "static", file), "");
      }
    },
  },
};

type FileDigests = Record<string, string>;

function filesAt(place: string): string[] {
  const isFile = existsSync(place) && statSync(place).isFile();
  return isFile ? [place] : listFiles(place).map((file) => `${place}/${file}`);
}

const digestOf = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("base64url");

const digestsOf = (places: readonly string[]): FileDigests =>
  Object.fromEntries(places.flatMap(filesAt).map((file) => [file, digestOf(file)]));

function changedSince(stamp: string, now: FileDigests): string | undefined {
  const before: FileDigests = JSON.parse(readFileSync(stamp, "utf8"));
  return Object.keys({ ...before, ...now }).find((file) => before[file] !== now[file]);
}

async function ensureBuilt(name: BuiltSite): Promise<void> {
  const folder = BUILT_SITES[name];
  // The stamp is written last, so an interrupted build has no stamp and is repeated.
  const stamp = `${folder}.json`;
  const { env, alsoFrom, prepare } = RECIPES[name];
  const digests = digestsOf([...SOURCES, ...alsoFrom]);
  const changed = existsSync(stamp) ? changedSince(stamp, digests) : "not built yet";
  if (!changed) {
    console.log(`The ${name} is up to date.`);
    return;
  }
  console.log(`Building the ${name}: ${existsSync(stamp) ? `${changed} has changed` : changed}.`);
  const start = Date.now();
  rmSync(stamp, { force: true });
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  await prepare(folder);
  const output = await mustBuildIn(folder, env).catch((error) => {
    throw new Error(`The ${name} was not built.\n${error.message}`);
  });
  writeFileSync(path.join(folder, "build.log"), output);
  writeFileSync(stamp, JSON.stringify(digests, null, 1));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`Built the ${name} in ${seconds} s.`);
}

/** Builds the sites whose sources have changed. Jest and Playwright call this function first. */
export default async function buildSites(): Promise<void> {
  const names = Object.keys(BUILT_SITES) as BuiltSite[];
  const results = await Promise.allSettled(names.map(ensureBuilt));
  const [fault] = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason as Error] : [],
  );
  if (fault) throw Object.assign(fault, { stack: fault.message });
}
