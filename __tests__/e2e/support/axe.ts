import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import type { AxeResults, NodeResult, Result } from "axe-core";
import { contrastsOn, inkContrastsOn } from "./contrast";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Enables the axe rule for WCAG 2.5.8 (level AA), which is off by default. */
const RULES = { "target-size": { enabled: true } };

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, known);
  return known;
}

/** Disables the scripts of a page, but lets axe run, unlike `javaScriptEnabled: false`. */
export async function withoutScripts(page: Page): Promise<void> {
  await (await sessionOf(page)).send("Emulation.setScriptExecutionDisabled", { value: true });
}

const describeNode = ({ id }: Result, { target, any, all, none }: NodeResult) => {
  const [reason] = [...any, ...all, ...none];
  return `${id}: ${target.join(" ")}: ${reason?.message ?? ""}`;
};

/**
 * Returns one line per accessibility fault. The animated background is removed, because axe cannot
 * determine contrast over a canvas.
 */
export async function axeFaults(page: Page, forced = false): Promise<string[]> {
  const session = await sessionOf(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: false });
  // The content security policy would block a script element, so the debugging protocol runs axe.
  await session.send("Runtime.evaluate", { expression: SOURCE });
  // Waits until the canvas of the background is in the page. Otherwise the canvas could be inserted
  // during the check. Pages without scripts have no background.
  await page.waitForFunction(
    () => !("chunks" in window) || document.documentElement.dataset.background,
  );
  const { violations, incomplete, passes } = await page.evaluate(async (rules) => {
    document.querySelector("canvas")?.remove();
    const { axe } = window as never as typeof globalThis & { axe: typeof import("axe-core") };
    const results: AxeResults = await axe.run(document, { rules });
    const { violations, incomplete, passes } = results;
    return { violations, incomplete, passes: passes.length };
  }, RULES);
  if (passes < 20) return [`axe has checked too little: only ${passes} rules passed`];
  // Forced colors replace the style sheet's colors, which axe reads. Screenshots measure the
  // contrast instead.
  const seen = ({ id }: Result) => !(forced && id === "color-contrast");
  const faults = violations
    .filter(seen)
    .flatMap((rule) => rule.nodes.map((node) => describeNode(rule, node)));
  const undecided = incomplete.filter(seen);
  for (const rule of undecided) {
    if (rule.id === "color-contrast") continue;
    faults.push(...rule.nodes.map((node) => `undecided: ${describeNode(rule, node)}`));
  }
  // For texts that axe cannot decide, for example over a drawing, screenshots measure the contrast.
  if (!forced && !undecided.some(({ id }) => id === "color-contrast")) return faults;
  const lines = forced ? await inkContrastsOn(page) : await contrastsOn(page);
  const dim = lines.filter(({ ratio, needed }) => ratio < needed);
  return [...faults, ...dim.map((line) => `contrast: ${JSON.stringify(line)}`)];
}
