import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const OWN =
  /^share\/|(^|\/)(rss\.xml|atom\.xml|feed\.json|sitemap\.xml|robots\.txt|llms\.txt|manifest\.webmanifest)(\.br|\.gz)?$/;

/**
 * Returns the hash and the modification time of each file that the build of a project writes besides
 * pages.
 */
export function ownFiles(folder: string): Record<string, { digest: string; time: number }> {
  const output = path.join(folder, "public");
  const names = readdirSync(output, { recursive: true, encoding: "utf8" });
  const files = names.filter(
    (name) => OWN.test(name) && statSync(path.join(output, name)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((name) => {
      const file = path.join(output, name);
      const digest = createHash("sha256").update(readFileSync(file)).digest("hex");
      return [name, { digest, time: Math.round(statSync(file).mtimeMs) }];
    }),
  );
}
