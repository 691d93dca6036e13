import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const JAR = require.resolve("vnu-jar/build/dist/vnu.jar");

/**
 * Accepted messages: React closes void elements with a slash, which HTML allows. Safari does not expose
 * lists without markers as lists unless they have the role.
 */
const IGNORED = ".*(Trailing slash on void elements|“list” role is unnecessary).*";

/**
 * Standard CSS that the checker's parser does not know yet; browsers without it show the page all the
 * same. Other messages about CSS count.
 */
const NEWER_CSS = [
  /“(animation-timeline|animation-range|view-timeline|view-transition-(name|class))”/,
  /“(container-type|@container|@view-transition|::view-transition)”/,
  /“vector-effect”/, // SVG 2
  /“scroll-initial-target”/,
  /“linear-gradient\(.*“mask” value/,
];

const isNewerCss = ({ message, extract = "" }: Message) =>
  message.startsWith("CSS: ") &&
  (NEWER_CSS.some((pattern) => pattern.test(message)) ||
    (message === "CSS: Parse Error." && /view-transi|ransition-|^tion-(old|new)/.test(extract)) ||
    // A length in widths of a container.
    (message.endsWith("Parse Error.") && extract.includes("cqi")));

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

export function checkHtml(documents: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "steepline-vnu-"));
  const names = [...documents.keys()];
  try {
    mkdirSync(path.join(folder, "pages"));
    for (const [index, name] of names.entries()) {
      writeFileSync(path.join(folder, "pages", `${index}.html`), documents.get(name) ?? "");
    }
    const options = ["--format", "json", "--stdout", "--exit-zero-always"];
    const { stdout, stderr, status } = spawnSync(
      "java",
      ["-jar", JAR, ...options, "--filterpattern", IGNORED, path.join(folder, "pages")],
      { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
    );
    if (status !== 0) throw new Error(`The checker did not run: ${stderr}`);
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    const counting = messages.filter((message) => !isNewerCss(message));
    return counting.map(({ type, subType, url = "", lastLine, message, extract = "" }) => {
      const name = names[Number(path.basename(url, ".html"))] ?? url;
      return `${name}: ${subType ?? type} in line ${lastLine}: ${message} ${extract.slice(0, 120)}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
