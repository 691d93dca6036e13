import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { EDITOR_PACKAGES } from "../../editor/build-editor";
import { Failure } from "../shared/command";

const SOURCE = "src/editor";
const FOLDER = path.dirname(EDITOR_PACKAGES);
const LOCKFILE = "package-lock.json";

/**
 * The packages of the editor are installed in a folder of their own. Tests use a second folder,
 * which also contains the packages for tests. Each folder keeps a copy of the lockfile from its
 * installation. If the lockfile differs from this copy, the packages are installed again.
 */
const FOR_USE = path.join(EDITOR_PACKAGES, "installed.json");
const FOR_TESTS = path.join(EDITOR_PACKAGES, "installed-with-dev.json");

const isCurrent = (copy: string) =>
  existsSync(copy) && readFileSync(copy).equals(readFileSync(path.join(SOURCE, LOCKFILE)));

/**
 * Few people use the editor, so its packages are not dependencies of the site. They are installed
 * when somebody needs the editor.
 */
export function installEditor(forTests = false): void {
  if (isCurrent(FOR_TESTS) || (!forTests && isCurrent(FOR_USE))) return;
  console.log(`Installing the editor into ${FOLDER}. This happens once, and takes about a minute.`);
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ["package.json", LOCKFILE, ".npmrc"]) {
    copyFileSync(path.join(SOURCE, file), path.join(FOLDER, file));
  }
  const omitted = forTests ? [] : ["--omit=dev"];
  const { status } = spawnSync("npm", ["ci", "--prefer-offline", "--loglevel=silent", ...omitted], {
    cwd: FOLDER,
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    throw new Failure(
      `Cannot install the editor. Check the network and try again, or run npm ci in ${FOLDER} to see the error. You can also edit the files in content/ without the editor: see docs/content.md`,
    );
  }
  copyFileSync(path.join(FOLDER, LOCKFILE), forTests ? FOR_TESTS : FOR_USE);
}
