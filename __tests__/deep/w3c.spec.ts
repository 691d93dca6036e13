import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "../e2e/support/test";
import { fixtureSite } from "../support/sites";
import { STATES } from "./support/every-page";

const JAR = require.resolve("vnu-jar/build/dist/vnu.jar");

/**
 * The test ignores slashes that React writes in void elements. It also ignores list roles, which
 * Safari needs for lists without bullets or numbers.
 */
const IGNORED = ".*(Trailing slash on void elements|“list” role is unnecessary).*";

/** Standard CSS that the W3C checker's parser does not know yet. */
const NEWER_CSS = [
  /“(animation-timeline|animation-range|view-timeline|view-transition-(name|class))”/,
  /“(container-type|@container|@view-transition|::view-transition)”/,
  /“(vector-effect|paint-order)”/, // SVG 2
  /“(scroll-initial-target|text-box)”/,
  /“linear-gradient\(.*“mask” value/,
  /“mask”: Too many values/,
];

const isNewerCss = ({ message, extract = "" }: Message, declaration: string) =>
  message.startsWith("CSS: ") &&
  (NEWER_CSS.some((pattern) => pattern.test(message)) ||
    (message === "CSS: Parse Error." && /view-transi|ransition-|^tion-(old|new)/.test(extract)) ||
    // The checker does not know the unit `cqi`.
    (/(Parse Error|Unknown dimension)\.$/.test(message) && declaration.includes("cqi")) ||
    // The checker cannot multiply or divide min() by var() inside of calc(), although browsers can.
    (message.endsWith("The types are incompatible.") && /calc\(+min\(.*var\(/.test(declaration)));

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  url?: string;
  lastLine?: number;
  lastColumn?: number;
  message: string;
  extract?: string;
}

function checkHtml(documents: ReadonlyMap<string, string>): string[] {
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
    const nameOf = ({ url = "" }: Message) => names[Number(path.basename(url, ".html"))] ?? url;
    // The extract that the checker reports often contains only the end of a CSS declaration, so
    // this function reads the declaration from the document.
    const declarationOf = (message: Message) => {
      const { lastLine = 1, lastColumn = 0 } = message;
      const line = documents.get(nameOf(message))?.split("\n")[lastLine - 1] ?? "";
      const css = line.slice(0, lastColumn);
      return css.slice(css.lastIndexOf("{", lastColumn - 2) + 1);
    };
    const counting = messages.filter((message) => !isNewerCss(message, declarationOf(message)));
    return counting.map((fault) => {
      const { type, subType, lastLine, message, extract = "" } = fault;
      const name = nameOf(fault);
      return `${name}: ${subType ?? type} in line ${lastLine}: ${message} ${extract.slice(0, 120)}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("the W3C checker reports errors and warnings for deliberately invalid HTML", () => {
  const page = (body: string) => `<!DOCTYPE html><html lang="en"><title>A page</title>${body}`;
  const faults = checkHtml(
    new Map([
      ["good", page("<h1>Good</h1><br/>")],
      ["error", page("<p><ul></ul></p>")],
      ["warning", page("<section>No heading.</section>")],
    ]),
  );
  expect(faults.filter((fault) => fault.startsWith("good"))).toEqual([]);
  expect(faults).toContainEqual(expect.stringMatching(/^error: error .*No “p” element in scope/));
  expect(faults).toContainEqual(expect.stringMatching(/^warning: warning .*lacks heading/));
});

test("the W3C checker reports no problem in any page of the fixture site", () => {
  const site = fixtureSite();
  expect(checkHtml(new Map(site.routes.map((route) => [route, site.html(route)])))).toEqual([]);
});

// The checker takes seconds to start, so one run checks all states.
test("the W3C checker reports no problem in a page with an open menu, tooltip or notification, or a used form", async ({
  visit,
}) => {
  test.slow();
  const documents = new Map<string, string>();
  for (const [state, { path, options, width = 1280, reach }] of Object.entries(STATES)) {
    const { page, expectFaults } = await visit(path, {
      viewport: { width, height: 800 },
      ...options,
    });
    expectFaults(/500/);
    await reach(page);
    documents.set(state, await page.content());
    await page.close();
  }
  expect(checkHtml(documents)).toEqual([]);
});
