import { createHash } from "node:crypto";
import { BUNDLED, FOREVER, REVALIDATE, STATIC } from "./cache-control";
import { EDITOR } from "./security-headers";

type Headers = Readonly<Record<string, string>>;

/** The folder is outside of the web root, so visitors cannot request its files. */
export const NGINX_FOLDER = "deploy/generated";

const POLICY = "Content-Security-Policy";

/** Throws for a `$`, which nginx cannot escape. */
function quote(value: string): string {
  if (/[$\n]/.test(value))
    throw new Error(
      `nginx cannot send the header value ${value}. Remove "$" and line breaks from the value.`,
    );
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

const entry = (key: string, value: string) => `${key} ${quote(value)};\n`;

/** The build's folder on the server has a name that ends with this hash. */
export const policyId = (policy: string): string =>
  createHash("sha256").update(policy).digest("hex").slice(0, 8);

const variableOf = (name: string) => `$${name.toLowerCase().replaceAll("-", "_")}`;

const mapOf = (from: string, to: string, entries: string[]) =>
  `map ${from} ${to} {\n${entries.map((line) => `    ${line}`).join("")}}\n`;

/** Cache-Control depends on status and path, because browsers must not cache errors. */
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
