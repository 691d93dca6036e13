import { PAGES } from "./pages";
import { everythingIsHere, settled } from "./react";
import { expect, type Open, type Page } from "./test";

/**
 * Changes that extensions, translators, content blockers, password managers or visitors make to a
 * page.
 */
export const INTERFERENCE = [
  "nodes inserted before elements",
  "nodes inserted after elements",
  "nodes inserted into elements",
  "elements wrapped",
  "elements removed",
  "elements reordered",
  "texts translated and wrapped",
  "attributes added",
  "style sheets added",
  "fields filled in",
  "text selected",
  "menu opened",
  "page scrolled",
] as const;

export type Interference = (typeof INTERFERENCE)[number];

export const MOMENTS = ["before", "during", "at the end of"] as const;

export type Moment = (typeof MOMENTS)[number];

interface Seen {
  text: string;
  values: string[];
  focus: string;
  selection: string;
  isMenuOpen: boolean;
  scrollTop: number;
  title: string;
}

interface Interfering {
  onpopstate: unknown;
  interfere(kind: string): void;
  see(): Seen;
  seen?: Seen;
}

declare const window: Interfering;

/** Matches the console message of a page whose hydration was abandoned. */
const LEFT = /^takeover: /;

/** This function runs in the browser, so it must not use variables of this module. */
function installInterference({ kind, moment }: { kind: string; moment: string }): void {
  const all = (selector: string) => [
    ...document.querySelectorAll<HTMLElement>(`#___gatsby :is(${selector})`),
  ];
  const stranger = () => document.createElement("x-stranger");
  const PARTS = "h1, h2, input, textarea, main a, header nav, footer p, footer li";
  const touch: Record<string, () => void> = {
    "nodes inserted before elements": () => {
      for (const part of all(PARTS)) part.before(stranger());
    },
    "nodes inserted after elements": () => {
      for (const part of all(PARTS)) part.after(stranger());
    },
    "nodes inserted into elements": () => {
      for (const part of all("header, nav, main, section, form, label, li, footer, h1")) {
        part.append(stranger());
      }
    },
    "elements wrapped": () => {
      for (const part of all(PARTS)) {
        const wrapper = stranger();
        part.replaceWith(wrapper);
        wrapper.append(part);
      }
    },
    "elements removed": () => {
      for (const part of all("main a:last-of-type, footer p, img")) part.remove();
    },
    "elements reordered": () => {
      for (const part of all("main, main > *, form, footer, footer ul")) {
        if (part.firstElementChild) part.append(part.firstElementChild);
      }
    },
    "texts translated and wrapped": () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("script, style, svg, textarea"))
          continue;
        const font = document.createElement("font");
        font.append(document.createElement("font"));
        font.firstElementChild?.append(`ü${text.data}`);
        text.replaceWith(font);
      }
      document.title = `ü${document.title}`;
      document.documentElement.lang = "de";
    },
    "attributes added": () => {
      for (const part of [document.documentElement, document.body, ...all("input, textarea, h1")]) {
        part.classList.add("stranger");
        part.dataset.stranger = "1";
        part.spellcheck = false;
        part.style.setProperty("--stranger", "1");
      }
    },
    "style sheets added": () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { filter: invert(1) }");
      document.adoptedStyleSheets.push(sheet);
      document.head.append(document.createElement("meta"));
      document.head.prepend(stranger());
      document.body.prepend(stranger());
      document.documentElement.append(stranger());
    },
    "fields filled in": () => {
      for (const field of document.forms[0]?.querySelectorAll("input, textarea") ?? []) {
        (field as HTMLInputElement).value ||= "filled@by.example";
      }
    },
    "text selected": () => {
      const field = document.querySelector<HTMLInputElement>("form input:not([type=email])");
      if (field) {
        field.focus({ preventScroll: true });
        field.value ||= "Ana Lopes";
        field.setSelectionRange(4, 9);
      } else {
        getSelection()?.selectAllChildren(document.querySelector("h1") as Element);
      }
    },
    "menu opened": () => {
      (document.querySelector("header details") as HTMLDetailsElement).open = true;
    },
    "page scrolled": () => scrollTo({ top: 400, behavior: "instant" }),
  };

  const see = (): Seen => {
    const focused = document.activeElement as HTMLInputElement | null;
    const ends = focused?.matches("input:not([type=email]), textarea")
      ? [focused.selectionStart, focused.selectionEnd]
      : [];
    return {
      text: document.getElementById("___gatsby")?.innerText ?? "",
      values: [...document.querySelectorAll("input, textarea")].map(
        (field) => (field as HTMLInputElement).value,
      ),
      focus: `${focused?.localName} ${focused?.getAttribute("name")} ${ends}`,
      selection: String(getSelection()),
      isMenuOpen: document.querySelector("header details")?.hasAttribute("open") ?? false,
      scrollTop: Math.round(scrollY),
      title: document.title,
    };
  };
  window.see = see;
  window.interfere = (name) => {
    touch[name]?.();
    window.seen = see();
  };
  if (moment === "before") return;

  // React hydrates in slices of 5 ms. The fake clock ends a slice early, so that the test can
  // change the DOM between two slices.
  const FREE_CALLS = 7;
  const now = performance.now.bind(performance);
  const isTaken = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__react"));
  const awaited = moment === "at the end of" ? "footer" : "h1";
  let calls = 0;
  performance.now = () => now() + (calls++ < FREE_CALLS && !isTaken(awaited) ? 0 : 10);
  const act = () => {
    calls = 0;
    if (window.seen || !isTaken(awaited)) return;
    performance.now = now;
    // `Takeover` removes `onpopstate` when hydration commits. So if `onpopstate` is not set, hydration
    // has ended.
    if (!window.onpopstate)
      throw new Error("The DOM would change only after the end of hydration.");
    window.interfere(kind);
  };
  const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage") as {
    set(listener: unknown): void;
  };
  Object.defineProperty(MessagePort.prototype, "onmessage", {
    set(listener: (event: unknown) => void) {
      set.call(this, (event: unknown) => {
        calls = 0;
        listener(event);
        act();
      });
    },
  });
}

const takeoverIsOver = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0 && "seen" in window,
  );

export async function visitTouched(visit: Open, path: string, kind: Interference, moment: Moment) {
  const visited = await visit(path, {
    viewport: kind === "menu opened" ? { width: 375, height: 812 } : undefined,
    before: (page) => page.addInitScript(installInterference, { kind, moment }),
  });
  const { page, expectFaults } = visited;
  expectFaults(LEFT);
  await everythingIsHere(page);
  if (moment === "before") await page.evaluate((name) => window.interfere(name), kind);
  await page.mouse.move(4, 120);
  await page.mouse.move(6, 122);
  await takeoverIsOver(page);
  // Waits for pending work, which could still replace elements.
  await settled(page);
  return visited;
}

export async function expectNothingLost(page: Page): Promise<void> {
  const { seen, now } = await page.evaluate(() => ({ seen: window.seen, now: window.see() }));
  expect(now).toEqual(seen);
  for (const part of ["h1", "main", "body header", "body footer"]) {
    // An article may contain a second header, so only the first match is checked.
    await expect(page.locator(part).first()).toBeAttached();
  }
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main")).toHaveCount(1);
}

export async function expectWayOnAndBack(page: Page, path: string): Promise<void> {
  const facts = (at: string) => PAGES.find((one) => one.path === at);
  const next = path === "/pricing" ? "/work" : "/pricing";
  const links = page.locator(`header a[href="${next}"]:visible`);
  await links.first().click();
  await expect(page).toHaveURL(next);
  await expect(page.locator("h1")).toHaveText(facts(next)?.heading ?? "");
  await expect(page).toHaveTitle(new RegExp(`^${facts(next)?.title}`));
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("footer p").first()).not.toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toHaveCount(1);
  const heading = facts(path)?.heading;
  if (heading) await expect(page.locator("h1")).toContainText(heading);
}
