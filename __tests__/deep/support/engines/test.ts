import { createServer } from "node:http";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { builtSite } from "../../../support/built-sites";
import { serve } from "../../../support/ports";
import { type Answer, sendAnswer } from "../../../support/second-origin";
import { type ServedSite, serveSite } from "../../../support/serve-site";
import type { EngineOptions } from "./engine";
import { launchFirefox } from "./firefox";
import { type Visitor, visitorOf } from "./visitor";
import { launchWebKit } from "./webkit";

export { expect };

const LAUNCH = { Firefox: launchFirefox, WebKit: launchWebKit };

export type EngineName = keyof typeof LAUNCH;
export const ENGINES = Object.keys(LAUNCH) as EngineName[];

interface Visit extends Visitor {
  go(address: string): Promise<void>;
  /** Declares errors that the test causes. Any other error fails the test. */
  expectFaults(...patterns: RegExp[]): void;
}

interface Site extends ServedSite {
  /**
   * Sets the response to a sent message. Without an argument, messages go to the inbox of the site,
   * which stores them.
   */
  answerMessages(answer?: Answer): void;
}

interface Fixtures {
  engine: EngineName;
  site: Site;
  visit: (address: string, options?: Partial<EngineOptions>) => Promise<Visit>;
}

/** A test in Firefox or WebKit. It fails if the page has an error that the test does not expect. */
export const test = base.extend<Fixtures>({
  engine: ["Firefox", { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
  site: async ({}, use) => {
    const site = await serveSite(path.join(builtSite("site"), "public"));
    let instead: Answer | undefined;
    const server = createServer((request, response) => {
      if (instead && request.method === "POST") sendAnswer(response, instead);
      else site.handle(request, response);
    });
    const { url, close } = await serve(server);
    await use({
      ...site,
      url,
      answerMessages(answer) {
        instead = answer;
      },
    });
    await close();
    await site.close();
  },
  visit: async ({ engine, site }, use) => {
    const visits: { visitor: Visitor; expected: RegExp[] }[] = [];
    await use(async (address, options) => {
      const launched = LAUNCH[engine]({
        width: 1280,
        height: 800,
        reducedMotion: false,
        ...options,
      });
      const visitor = visitorOf(await launched);
      const expected: RegExp[] = [];
      visits.push({ visitor, expected });
      const go = (to: string) => visitor.open(site.url + to);
      await go(address);
      return { ...visitor, go, expectFaults: (...patterns) => void expected.push(...patterns) };
    });
    const surprises: string[] = [];
    for (const { visitor, expected } of visits) {
      // A crashed browser cannot report faults, so the error of the driver counts as a fault.
      const faults = await visitor.faults().catch((error) => [`${error}`]);
      surprises.push(...faults.filter((fault) => !expected.some((known) => known.test(fault))));
      await visitor.close();
    }
    expect(surprises, "Faults that the test did not declare with expectFaults").toEqual([]);
  },
});
