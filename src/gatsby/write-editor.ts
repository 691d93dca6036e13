import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { EDITOR } from "../headers/editor-headers";

/**
 * Puts the editor into the output where CMS_REPOSITORY says what it edits, and takes it out where it
 * does not. In a process of its own: no other build has to load a bundler for it.
 */
export async function writeEditor(directory: string, env: NodeJS.ProcessEnv): Promise<void> {
  const folder = path.join(directory, "public", EDITOR);
  await rm(folder, { recursive: true, force: true });
  if (!env.CMS_REPOSITORY) return;
  const args = ["--require", "tsx/cjs", "src/cli/build-editor.ts", folder];
  const { status } = spawnSync(process.execPath, args, { cwd: directory, stdio: "inherit", env });
  if (status !== 0) throw new Error("The editor was not built: see the lines above");
}
