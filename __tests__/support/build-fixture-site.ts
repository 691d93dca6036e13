import { appendFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildIn, copyProject } from "./copy-project";
import { addFixtureContent, FIXTURE_ENV, LATE_STYLE, SECRET_IN_FILE } from "./fixture-content";
import { FIRST_BUILD, ownFiles } from "./own-files";

function build(folder: string): boolean {
  const { status, stdout, stderr } = buildIn(folder, FIXTURE_ENV);
  writeFileSync(path.join(folder, "build.log"), stdout + stderr);
  if (status !== 0) console.error(`The fixture site was not built.\n${stdout}\n${stderr}`);
  return status === 0;
}

/**
 * Builds the fixture site: `tsx __tests__/support/build-fixture-site.ts <empty folder>`. Comes
 * before the build of the site itself, which would write src/gatsby-types.d.ts anew and so hide
 * that the committed one is out of date.
 */
async function main(folder: string | undefined): Promise<number> {
  if (!folder) {
    console.error("Name an empty folder: tsx __tests__/support/build-fixture-site.ts <folder>");
    return 1;
  }
  const target = path.resolve(folder);
  copyProject(target);
  await addFixtureContent(path.join(target, "content"));
  for (const file of [".env", ".env.production"]) {
    writeFileSync(path.join(target, file), `SECRET_KEY=${SECRET_IN_FILE}\n`);
  }
  if (!build(target)) return 1;
  writeFileSync(path.join(target, FIRST_BUILD), JSON.stringify(ownFiles(target)));
  // Again with one more style: what a second build leaves stale, the tests shall see.
  appendFileSync(path.join(target, "src/styles/tokens.css"), LATE_STYLE);
  if (!build(target)) return 1;
  const pages = readdirSync(path.join(target, "public"), { recursive: true }).filter((file) =>
    String(file).endsWith(".html"),
  );
  console.log(`Built the fixture site in ${target}: ${pages.length} HTML files.`);
  return 0;
}

main(process.argv[2]).then((code) => {
  process.exitCode = code;
});
