import puppeteer from "puppeteer-core";
import { ensureTool, FIREFOX } from "../../../../src/cli/testing/system-packages";
import { type Engine, type EngineOptions, STEPS } from "./engine";

/**
 * Errors of requests that the page has cancelled, or whose response body the page does not read.
 */
const UNWANTED = ["NS_BINDING_ABORTED", "NS_BASE_STREAM_CLOSED"];

export async function launchFirefox(options: EngineOptions): Promise<Engine> {
  const { width, height, reducedMotion } = options;
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: ensureTool(FIREFOX),
    headless: true,
    defaultViewport: { width, height },
    extraPrefsFirefox: { "ui.prefersReducedMotion": reducedMotion ? 1 : 0 },
  });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`script: ${error}`));
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`response: ${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (UNWANTED.includes(reason)) return;
    faults.push(`request: ${request.url()} ${reason}`);
  });
  let pointer: [x: number, y: number] = [0, 0];
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    async pointTo(x, y) {
      pointer = [x, y];
      await page.mouse.move(x, y, { steps: STEPS });
    },
    click: () => page.mouse.click(...pointer),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    faults: async () => faults,
    close: () => browser.close(),
  };
}
