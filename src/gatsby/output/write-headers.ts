import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildContext } from "../../build-context";
import { HEADERS_FILE, toHostFile } from "../../headers/host-file";
import { NGINX_FOLDER, toNginxFiles } from "../../headers/nginx-files";
import { EDITOR, editorHeaders, GITHUB, securityHeaders } from "../../headers/security-headers";
import { speculationRulesHeader } from "../../headers/speculation-rules";
import { listFiles } from "../../lib/file-digests";
import { CONTACT_API } from "../../routes";

/**
 * Writes `_headers` for hosts, and configuration for nginx. The CSP allows inline code by hash
 * only.
 */
export async function writeHeaders(
  directory: string,
  inline: { scripts: string[]; styles: string[] },
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const output = path.join(directory, "public");
  const endpoint = env.GATSBY_CONTACT_ENDPOINT || CONTACT_API;
  const collector = env.GATSBY_COLLECTOR;
  // Search engines must not index previews.
  const robots = buildContext(env).preview && { "X-Robots-Tag": "noindex" };
  const security = securityHeaders({ ...inline, endpoint, collector }, env.HSTS === "preload");
  const headers = { ...security, ...speculationRulesHeader, ...robots };
  const paths = listFiles(output)
    .sort()
    .map((file) => `/${file}`);
  const editor = paths.includes(`${EDITOR}/index.html`) ? editorHeaders(GITHUB) : undefined;
  await writeFile(path.join(output, HEADERS_FILE), toHostFile(headers, paths, editor));
  const folder = path.join(directory, NGINX_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(toNginxFiles(headers, editor))) {
    await writeFile(path.join(folder, name), text);
  }
}
