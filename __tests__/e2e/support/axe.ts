import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

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

/**
 * Returns one line per accessibility fault. The animated background is removed, because axe cannot
 * determine contrast over a canvas.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const session = await sessionOf(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: false });
  // The content security policy would block a script element, so the debugging protocol runs axe.
  await session.send("Runtime.evaluate", { expression: SOURCE });
  // A page with scripts inserts the canvas of the background, which must not happen during the check.
  await page.waitForFunction(
    () => !("chunks" in window) || document.documentElement.dataset.background,
  );
  const { violations, passes } = await page.evaluate(async (rules) => {
    document.querySelector("canvas")?.remove();
    const { axe } = window as never as typeof globalThis & { axe: typeof import("axe-core") };
    const results: AxeResults = await axe.run(document, { rules });
    return { violations: results.violations, passes: results.passes.length };
  }, RULES);
  if (passes < 20) return [`axe has checked too little: only ${passes} rules passed`];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [reason] = [...any, ...all, ...none];
      return `${id}: ${target.join(" ")}: ${reason?.message ?? ""}`;
    }),
  );
}
