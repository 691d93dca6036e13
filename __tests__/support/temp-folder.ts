import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Creates a temporary folder, and removes the folder after the last test of the file. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Creates a folder with these files, and makes it the working directory of the tests. */
export function inTempFolder(files: Record<string, string>): string {
  const before = process.cwd();
  const folder = tempFolder();
  writeFiles(folder, files);
  beforeAll(() => process.chdir(folder));
  afterAll(() => process.chdir(before));
  return folder;
}
