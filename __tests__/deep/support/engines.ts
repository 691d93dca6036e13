import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { test as base, expect } from "@playwright/test";
import { findProgram } from "../../../src/cli/browser";
import { builtSite } from "../../support/built-sites";
import { freePort, untilListening } from "../../support/ports";
import { type ServedSite, serveSite } from "../../support/serve-site";

// Both packages are in __tests__/deep/package.json, so only the deep tests install them.
const { default: puppeteer } = require("puppeteer-core");
const { Builder, Key } = require("selenium-webdriver");

export { expect };

/** Returns the path of a program. @param names names of its file @param pack its Debian package */
function programOf(pack: string, ...names: string[]): string {
  const found = findProgram(...names);
  if (!found) throw new Error(`The program ${names[0]} was not found. Install ${pack}.`);
  return found;
}

interface Options {
  width: number;
  height: number;
  reducedMotion: boolean;
}

/** One browser window with a new profile. */
interface Engine {
  go(url: string): Promise<unknown>;
  /** Runs a function in the page. The function can use only its arguments, which are JSON. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  /** Clicks the first visible element that matches, and whose accessible name starts with `name`. */
  click(selector: string, name?: string): Promise<void>;
  hover(selector: string, name?: string): Promise<void>;
  /** Types into the element with the keyboard focus. */
  type(text: string): Promise<void>;
  escape(): Promise<void>;
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** Runs in the page. */
async function findElement(selector: string, name: string): Promise<Element> {
  const nameOf = (element: Element) =>
    (element.ariaLabel ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && nameOf(element).startsWith(name),
  );
  if (!found) throw new Error(`There is no visible ${selector} "${name}".`);
  found.scrollIntoView({ block: "center", behavior: "instant" });
  // The event of this scroll, which closes tooltips, is dispatched before the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return found;
}

interface ConsoleMessage {
  type(): string;
  text(): string;
}

async function launchFirefox({ width, height, reducedMotion }: Options): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: programOf("firefox-esr", "firefox-esr", "firefox"),
    defaultViewport: { width, height },
    // On a busy machine, Firefox starts in half a minute.
    timeout: 120_000,
    extraPrefsFirefox: { "ui.prefersReducedMotion": reducedMotion ? 1 : 0 },
  });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (["error", "warn"].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error: unknown) => faults.push(`script: ${error}`));
  const find = (selector: string, name = "") => page.evaluateHandle(findElement, selector, name);
  return {
    go: (url) => page.goto(url),
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    click: async (...where) => (await find(...where)).click(),
    hover: async (...where) => (await find(...where)).hover(),
    type: (text) => page.keyboard.type(text),
    escape: () => page.keyboard.press("Escape"),
    faults: async () => faults,
    close: () => browser.close(),
  };
}

/** Writes the GTK configuration from which WebKitGTK reads reduced motion. Returns its folder. */
function writeSettings(reducedMotion: boolean): string {
  const folder = mkdtempSync(path.join(tmpdir(), "steepline-webkit-"));
  mkdirSync(path.join(folder, "gtk-3.0"));
  const settings = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`;
  writeFileSync(path.join(folder, "gtk-3.0/settings.ini"), settings);
  // These styles shrink the toolbar, so that the window can be as narrow as a phone.
  writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0; margin: 0 }");
  return folder;
}

/** Starts a virtual display. Xvfb picks a free number, and writes it to file descriptor 3. */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const child = spawn(
    programOf("xvfb", "Xvfb"),
    ["-displayfd", "3", "-screen", "0", "1600x1200x24"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const [number] = await once(createInterface(child.stdio[3] as Readable), "line");
  return [child, `:${number}`];
}

/** WebKitWebDriver does not report errors, so the page collects them. */
function collectFaults() {
  const faults: string[] = [];
  Object.assign(window, { faults });
  addEventListener("error", ({ message }) => faults.push(`script: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => {
    // WebKit reports this error for view transitions between documents, which need no script.
    if (!/skipTransition/.test(reason)) faults.push(`script: ${reason}`);
  });
  addEventListener("securitypolicyviolation", ({ blockedURI }) => faults.push(blockedURI));
}

async function launchWebKit({ width, height, reducedMotion }: Options): Promise<Engine> {
  const settings = writeSettings(reducedMotion);
  const program = programOf("webkit2gtk-driver", "WebKitWebDriver");
  const [screen, display] = await startDisplay();
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings },
    stdio: "ignore",
  });
  await untilListening(server, port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: "MiniBrowser" })
    .build();
  const evaluate: Engine["evaluate"] = (run, ...args) =>
    driver.executeScript(`return (${run})(...arguments)`, ...args);
  const find = (selector: string, name = "") =>
    driver.executeScript(`return (${findElement})(...arguments)`, selector, name);
  const bar = await evaluate(() => outerHeight - innerHeight);
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + bar });
  await expect.poll(() => evaluate(() => innerWidth)).toBe(width);
  const faults: string[] = [];
  const gather = async () =>
    void faults.push(
      ...(await evaluate(() => (window as { faults?: string[] }).faults?.splice(0) ?? [])),
    );
  const keys = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    async go(url) {
      await gather();
      await driver.get(url);
      await evaluate(collectFaults);
    },
    evaluate,
    click: async (...where) => (await find(...where)).click(),
    hover: async (...where) =>
      driver
        .actions()
        .move({ origin: await find(...where) })
        .perform(),
    type: (text) => keys(text.replaceAll("\n", Key.ENTER)),
    escape: () => keys(Key.ESCAPE),
    faults: async () => gather().then(() => faults),
    async close() {
      await driver.quit().catch(() => {});
      for (const child of [server, screen]) child.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

const LAUNCH = { Firefox: launchFirefox, WebKit: launchWebKit };

type EngineName = keyof typeof LAUNCH;
export const ENGINES = Object.keys(LAUNCH) as EngineName[];

/** What visitors do and see. Each step waits until it is possible. */
function visitorOf(engine: Engine) {
  const patient = (act: () => Promise<void>) => expect(act).toPass({ timeout: 60_000 });
  const sees = <R>(run: () => R, expected: unknown, message?: string) =>
    expect.poll(() => engine.evaluate(run).catch(String), { message }).toEqual(expected);
  const textsOf = (selector: string) =>
    engine
      .evaluate(
        (all) =>
          [...document.querySelectorAll(all)]
            .filter((element) => element.checkVisibility())
            .map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim()),
        selector,
      )
      .catch(String);
  return {
    ...engine,
    click: (...where: Parameters<Engine["click"]>) => patient(() => engine.click(...where)),
    hover: (...where: Parameters<Engine["hover"]>) => patient(() => engine.hover(...where)),
    sees,
    reads: (selector: string, expected: unknown) =>
      expect.poll(() => textsOf(selector), { message: selector }).toEqual(expected),
    isAt: (address: string) => sees(() => location.pathname + location.search, address),
  };
}

interface Fixtures {
  engine: EngineName;
  site: ServedSite;
  visit: (
    address: string,
    options?: Partial<Options>,
  ) => Promise<ReturnType<typeof visitorOf> & { url: string }>;
}

/** A test in Firefox or WebKit. It fails if a page reports an error. */
export const test = base.extend<Fixtures>({
  engine: ["Firefox", { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
  site: async ({}, use) => {
    const site = await serveSite(path.join(builtSite("fixture-site"), "public"));
    await use(site);
    await site.close();
  },
  visit: async ({ engine, site }, use) => {
    const engines: Engine[] = [];
    await use(async (address, options) => {
      const defaults = { width: 1280, height: 800, reducedMotion: false };
      const launched = await LAUNCH[engine]({ ...defaults, ...options });
      engines.push(launched);
      await launched.go(site.url + address);
      return { ...visitorOf(launched), url: site.url };
    });
    const faults: string[] = [];
    for (const launched of engines) {
      faults.push(...(await launched.faults().catch((error) => [String(error)])));
      await launched.close();
    }
    expect(faults).toEqual([]);
  },
});
