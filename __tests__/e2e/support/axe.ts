import { readFileSync } from "node:fs";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import type { AxeResults, NodeResult, Result } from "axe-core";
import { contrastsOn, inkContrastsOn } from "./contrast";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Enables the rule for WCAG 2.5.8 (level AA), which is off by default. No rule is disabled. */
const RULES = { "target-size": { enabled: true } };

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, known);
  return known;
}

/** For `before`: the page runs no scripts. Unlike with `javaScriptEnabled: false`, axe can run. */
export async function withoutScripts(page: Page, _context: BrowserContext): Promise<void> {
  await (await sessionOf(page)).send("Emulation.setScriptExecutionDisabled", { value: true });
}

const describeNode = ({ id }: Result, { target, any, all, none }: NodeResult) => {
  const [reason] = [...any, ...all, ...none];
  return `${id}: ${target.join(" ")}: ${reason?.message ?? ""}`;
};

/**
 * Runs axe without the moving background, over which axe cannot decide contrast. Returns one line
 * per fault: violations, undecided elements, and texts with too little contrast.
 */
export async function axeFaults(page: Page, forced = false): Promise<string[]> {
  const session = await sessionOf(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: false });
  // The debugging protocol adds axe, because the CSP would refuse a script element.
  await session.send("Runtime.evaluate", { expression: SOURCE });
  // The background adds its canvas when the browser is idle, which would move elements during the
  // check. Pages without scripts have no background.
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
  // axe reads the colors of the style sheet, which forced colors replace. Screenshots are right.
  const seen = ({ id }: Result) => !(forced && id === "color-contrast");
  const faults = violations
    .filter(seen)
    .flatMap((rule) => rule.nodes.map((node) => describeNode(rule, node)));
  const undecided = incomplete.filter(seen);
  for (const rule of undecided) {
    if (rule.id === "color-contrast") continue;
    faults.push(...rule.nodes.map((node) => `undecided: ${describeNode(rule, node)}`));
  }
  // axe cannot decide the contrast of texts over a drawing or in a row that scrolls sideways.
  if (!forced && !undecided.some(({ id }) => id === "color-contrast")) return faults;
  const lines = forced ? await inkContrastsOn(page) : await contrastsOn(page);
  const dim = lines.filter(({ ratio, needed }) => ratio < needed);
  return [...faults, ...dim.map((line) => `contrast: ${JSON.stringify(line)}`)];
}
