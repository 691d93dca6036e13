import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { everythingIsHere } from "./react";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Enables the axe rule for WCAG 2.5.8 (level AA), which is off by default. */
const RULES = { "target-size": { enabled: true } };

/**
 * Returns one line per accessibility fault. The animated background is removed, because axe cannot
 * determine contrast over a canvas.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  // The content security policy would block a script element, so the debugging protocol runs axe.
  await session.send("Runtime.evaluate", { expression: SOURCE });
  // The canvas of the background must not appear during the check.
  await everythingIsHere(page);
  const { violations, passes } = await page.evaluate(async (rules) => {
    document.querySelector("canvas")?.remove();
    const { axe } = window as never as typeof globalThis & { axe: typeof import("axe-core") };
    const results: AxeResults = await axe.run(document, {
      rules,
      resultTypes: ["violations"],
    });
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
