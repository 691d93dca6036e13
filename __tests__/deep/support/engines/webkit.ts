import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { expect } from "@playwright/test";
import { ensureTool, WEBKIT, XVFB } from "../../../../src/cli/testing/system-packages";
import { freePort, untilListening } from "../../../support/ports";
import { type Engine, type EngineOptions, type Key, STEPS } from "./engine";

/** Key codes of WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
};

/** Writes a GTK configuration, from which WebKitGTK reads reduced motion. Returns its folder. */
function writeSettings({ reducedMotion }: EngineOptions): string {
  const folder = mkdtempSync(path.join(tmpdir(), "steepline-webkit-"));
  mkdirSync(path.join(folder, "gtk-3.0"));
  const lines = ["[Settings]", `gtk-enable-animations=${reducedMotion ? 0 : 1}`, ""];
  writeFileSync(path.join(folder, "gtk-3.0/settings.ini"), lines.join("\n"));
  // These styles shrink the toolbar, so that the window can be narrower than 447 px.
  writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0; margin: 0 }");
  return folder;
}

/**
 * Starts a virtual display. Xvfb picks a free number, and writes the number to file descriptor 3.
 */
async function startScreen() {
  const child = spawn(ensureTool(XVFB), ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(createInterface(child.stdio[3] as Readable), "line");
  return { child, display: `:${number}` };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

/** WebKitWebDriver does not report console messages, so the page collects them. */
function watchFaults() {
  const faults: string[] = [];
  Object.assign(window, { faults });
  addEventListener("error", ({ message }) => faults.push(`script: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`script: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    console[level] = (...words: unknown[]) => faults.push(`console: ${words.join(" ")}`);
  }
}

function takeFaults(): string[] {
  return (window as { faults?: string[] }).faults?.splice(0) ?? [];
}

/** Starts WebKitGTK's MiniBrowser, and controls the browser with WebDriver (JSON over HTTP). */
export async function launchWebKit(options: EngineOptions): Promise<Engine> {
  const settings = writeSettings(options);
  const program = ensureTool(WEBKIT);
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings },
    stdio: "ignore",
  });
  await untilListening(driver, port);

  let session = "";
  async function send<T>(method: string, command: string, body?: unknown): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${session}${command}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const act = (type: "pointer" | "key", actions: unknown[]) =>
    send<void>("POST", "/actions", { actions: [{ type, id: type, actions }] });
  let pointer: [x: number, y: number] = [0, 0];
  const strike = (keys: Iterable<string>) =>
    act(
      "key",
      [...keys].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  const evaluate: Engine["evaluate"] = (run, ...args) =>
    send("POST", "/execute/sync", { script: `return (${run})(...arguments)`, args });

  const { sessionId } = await send<{ sessionId: string }>("POST", "", { capabilities: {} });
  session = `/${sessionId}`;
  const { width, height } = options;
  const bar = await evaluate(() => outerHeight - innerHeight);
  await send("POST", "/window/rect", { x: 0, y: 0, width, height: height + bar });
  await expect.poll(() => evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);

  const faults: string[] = [];
  const gather = async () => void faults.push(...(await evaluate(takeFaults)));

  return {
    async open(url) {
      await gather();
      await send("POST", "/url", { url });
      await evaluate(watchFaults);
    },
    evaluate,
    async pointTo(x, y) {
      const [fromX, fromY] = pointer;
      const part = (from: number, to: number, step: number) =>
        Math.round(from + ((to - from) * step) / STEPS);
      const moves = Array.from({ length: STEPS }, (_, step) => ({
        type: "pointerMove",
        x: part(fromX, x, step + 1),
        y: part(fromY, y, step + 1),
      }));
      pointer = [x, y];
      await act("pointer", moves);
    },
    click: () =>
      act("pointer", [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: (text) => strike(text.replaceAll("\n", KEYS.Enter)),
    press: (key) => strike([KEYS[key]]),
    async faults() {
      await gather();
      return faults;
    },
    async close() {
      await send("DELETE", "").catch(() => {});
      await end(driver);
      await end(screen.child);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
