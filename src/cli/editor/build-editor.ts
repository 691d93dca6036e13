import { siteUrl } from "../../build-context";
import { buildEditor } from "../../editor/build-editor";
import { Failure, runCommand } from "../shared/command";
import { installEditor } from "./install-editor";

/**
 * The build runs this command in a child process, and passes the folder of the built site as an
 * argument.
 */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  const { CMS_REPOSITORY: repo, CMS_BRANCH: branch, CMS_AUTH_URL: authUrl } = process.env;
  if (!folder || !repo)
    throw new Failure(
      "The argument FOLDER or the variable CMS_REPOSITORY is missing. Pass the folder of the built site, and set CMS_REPOSITORY to owner/name.",
    );
  installEditor();
  const backend = { name: "github" as const, repo, branch: branch || "main" };
  await buildEditor(folder, { ...backend, ...(authUrl && { base_url: authUrl }) }, siteUrl());
}

runCommand(main);
