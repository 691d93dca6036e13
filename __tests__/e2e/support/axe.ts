import { readFileSync } from "node:fs";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import type { AxeResults, NodeResult, Result } from "axe-core";
import { contrastsOn, inkContrastsOn } from "./contrast";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Enables the rule for WCAG 2.5.8 (level AA), which is off by default. No rule is disabled. */
const RULES = { "target-size": { enabled: true } };

/**
 * Elements whose background axe cannot determine, with the reason. Their contrast is measured in
 * screenshots instead; other undecided elements are faults.
 */
const UNDECIDED = [
  ["header:not(main *) *", "at the top the header is clear, and main begins under it"],
  ["nav[aria-label='Blog categories'] a", "the row scrolls sideways, some are half out of it"],
  ["article :is(th, td)", "a wide table scrolls sideways, some cells are half out of it"],
  ["main > section:first-child :is(h1, em, p, a)", "the steep line of the hero runs behind it"],
  ["#process :is(h2, p, a, li > *)", "the rising line of the process runs behind it"],
  ["main > ol > li *", "a tread, which is drawn by a pseudo-element, stands behind each step"],
  ["main > div > header *", "the line that has arrived runs behind the words on a sent message"],
  [".rises > li > p", "a list item moves up while it is scrolled into view"],
  [
    "main > section > div:has(> svg) > :is(h2, p)",
    "a drawing runs behind the words that end a page",
  ],
] as const;

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, known);
  return known;
}

/**
 * For `before`: the page runs none of its own scripts. With `javaScriptEnabled: false`, axe could not
 * run either.
 */
export async function withoutScripts(page: Page, _context: BrowserContext): Promise<void> {
  await (await sessionOf(page)).send("Emulation.setScriptExecutionDisabled", { value: true });
}

const describeNode = ({ id }: Result, { target, any, all, none }: NodeResult) => {
  const [reason] = [...any, ...all, ...none];
  return `${id}: ${target.join(" ")}: ${reason?.message ?? ""}`;
};

const explained = (page: Page, target: string) =>
  page.evaluate(
    ([at, known]) => known.some((selector) => document.querySelector(at)?.matches(selector)),
    [target, UNDECIDED.map(([selector]) => selector)] as const,
  );

/**
 * Runs axe on the current page and returns one line per fault: violations and undecided elements. Hides
 * the moving background first, because axe cannot decide contrast over an image; deep/contrast.test.ts
 * measures that.
 *
 * @param forced whether forced colors are active
 */
export async function axeFaults(page: Page, forced = false): Promise<string[]> {
  const session = await sessionOf(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: false });
  // The debugging protocol adds axe, because the CSP would refuse a script element.
  await session.send("Runtime.evaluate", { expression: SOURCE });
  // The background adds its canvas when the browser is idle. In the middle of the check, the canvas would
  // move the elements that axe has already found. Pages without scripts have no background.
  await page.waitForFunction(
    () => !("pagePath" in window) || document.documentElement.dataset.background,
  );
  const { violations, incomplete, passes } = await page.evaluate(async (rules) => {
    document.querySelector("canvas")?.remove();
    const { axe } = window as never as typeof globalThis & { axe: typeof import("axe-core") };
    const results: AxeResults = await axe.run(document, { rules });
    const { violations, incomplete, passes } = results;
    return { violations, incomplete, passes: passes.length };
  }, RULES);
  if (passes < 20) return [`axe has checked too little: only ${passes} rules passed`];
  // In forced colors, axe reads the colors of the style sheet, which the browser replaces. Screenshots
  // show the contrast instead.
  const seen = ({ id }: Result) => !(forced && id === "color-contrast");
  const faults = violations
    .filter(seen)
    .flatMap((rule) => rule.nodes.map((node) => describeNode(rule, node)));
  let undecided = 0;
  for (const rule of incomplete.filter(seen)) {
    for (const node of rule.nodes) {
      const known = rule.id === "color-contrast" && (await explained(page, String(node.target)));
      if (known) undecided++;
      else faults.push(`undecided: ${describeNode(rule, node)}`);
    }
  }
  if (undecided === 0 && !forced) return faults;
  const lines = forced ? await inkContrastsOn(page) : await contrastsOn(page);
  const dim = lines.filter(({ ratio, needed }) => ratio < needed);
  return [...faults, ...dim.map((line) => `contrast: ${JSON.stringify(line)}`)];
}
