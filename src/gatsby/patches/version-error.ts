export const versionError = (name: string, reason: string) =>
  new Error(
    `src/gatsby/patches/${name}.ts is outdated: ${reason}. Adapt the patch to the installed packages, or remove the patch.`,
  );
