import { createHash } from "node:crypto";
import { BUNDLED, FOREVER, REVALIDATE, STATIC } from "./cache-control";
import { EDITOR } from "./editor-headers";

type Headers = Readonly<Record<string, string>>;

/** Where the build leaves the headers for nginx, from the project: not below what is served. */
export const NGINX_FOLDER = "deploy/generated";

const POLICY = "Content-Security-Policy";

/** A value as nginx reads it; it knows no way to write a dollar that is not a variable's. */
function quote(value: string): string {
  if (/[$\n]/.test(value)) throw new Error(`nginx cannot send ${value}`);
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

const entry = (key: string, value: string) => `${key} ${quote(value)};\n`;

/** Short name of a policy: a release has it in its own name, and so finds the policy it was built with. */
export const policyId = (policy: string): string =>
  createHash("sha256").update(policy).digest("hex").slice(0, 8);

/** `Cross-Origin-Opener-Policy` as the name of a variable. */
const variableOf = (name: string) => `$${name.toLowerCase().replaceAll("-", "_")}`;

const mapOf = (from: string, to: string, entries: string[]) =>
  `map ${from} ${to} {\n${entries.map((line) => `    ${line}`).join("")}}\n`;

/**
 * The headers of the site for nginx, by name of the file. The policy changes with the inline code,
 * which is why it is looked up by the release that answers, and Cache-Control by status and address:
 * an error is never kept. Where the editor is part of the site, it has headers of its own.
 *
 * Parts of `"..."` keys begin with `~` where they are regular expressions.
 */
export function toNginxFiles(headers: Headers, editor: Headers = {}): Record<string, string> {
  const { [POLICY]: policy = "", ...others } = headers;
  const { [POLICY]: ofEditor, ...instead } = editor;
  const id = policyId(policy);
  const add = (name: string, value: string) => `add_header ${name} ${value} always;\n`;
  const lines = Object.entries(others).map(([name, value]) =>
    add(name, name in instead ? variableOf(name) : quote(value)),
  );
  return {
    "headers.conf": [
      add(POLICY, "$content_security_policy"),
      ...lines,
      add("Cache-Control", "$cache_control"),
    ].join(""),
    "cache-control.map": [
      entry("default", REVALIDATE),
      entry(`"~^(?:200|304):${STATIC}"`, FOREVER),
      entry(`"~^(?:200|304):${BUNDLED.replaceAll("\\", "\\\\")}$"`, FOREVER),
    ].join(""),
    "editor.conf": [
      mapOf("$uri", "$of_editor", [
        entry("default", ""),
        ...(ofEditor ? [entry(`"~^${EDITOR}(?:/|$)"`, "editor")] : []),
      ]),
      ...Object.entries(instead).map(([name, value]) =>
        mapOf("$of_editor", variableOf(name), [
          entry("default", others[name] ?? ""),
          entry("editor", value),
        ]),
      ),
    ].join(""),
    "editor-policy.map": ofEditor ? entry(`"~^editor:"`, ofEditor) : "",
    "policy.map": entry(`"~-${id}$"`, policy),
    "policy-id": `${id}\n`,
  };
}
