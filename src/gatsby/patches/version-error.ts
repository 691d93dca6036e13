/** Creates the error of a patch that no longer fits the installed version of Gatsby or of a package. */
export const versionError = (name: string, reason: string) =>
  new Error(
    `src/gatsby/patches/${name}.ts is outdated: ${reason}. Adapt the patch to the installed packages, or remove the patch.`,
  );
