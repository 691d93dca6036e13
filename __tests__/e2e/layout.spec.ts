import { barFrom, isLongBrand } from "../../src/sections/header-bar";
import { cutTexts, overlappingTexts, WIDE_SPACING, WIDTHS, wideElements } from "./support/layout";
import { PATHS } from "./support/pages";
import { renderEverything, restyle } from "./support/styles";
import { expect, PHONE, test } from "./support/test";

// The fixture content has entries with every optional field, and entries with none.
for (const path of [...PATHS, "/404"]) {
  test(`at every width, ${path} has no horizontal scrolling, no clipped large text, and no texts that cover each other`, async ({
    look,
  }) => {
    const page = await look(path);
    await renderEverything(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, await wideElements(page)]).toEqual([width, []]);
      expect([width, await overlappingTexts(page)]).toEqual([width, []]);
    }
    await page.setViewportSize(PHONE);
    await restyle(page, "html { font-size: 200% }");
    expect(await cutTexts(page)).toEqual([]);
  });
}

test("on a phone at a text size of 200 %, the longest word of the title is on one line", async ({
  look,
}) => {
  const page = await look("/", { viewport: PHONE });
  await restyle(page, "html { font-size: 200% }");
  const lines = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
    const range = document.createRange();
    range.setStart(title.firstChild as Text, 0);
    range.setEnd(title.firstChild as Text, "Performance".length);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("an open menu, long words in form fields, and an error of the contact form cause no horizontal scrolling", async ({
  visit,
}) => {
  const { page, wake, expectFaults } = await visit("/contact", {
    viewport: { width: 320, height: 700 },
    before: (page) => page.route("**/api/contact", (route) => route.fulfill({ status: 500 })),
  });
  expectFaults(/500/);
  await wake();
  await page.getByLabel("Your name").fill("A".repeat(200));
  await page.getByLabel("Email", { exact: true }).fill("a@b.example");
  await page.getByLabel("Tell us").fill("W".repeat(500));
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status").getByText("Failed to send message.")).toBeVisible();
  await page.locator("summary", { hasText: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu", exact: true })).toBeVisible();
  expect(await wideElements(page)).toEqual([]);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
]) {
  const size = `${viewport.width} x ${viewport.height} px`;

  test(`at ${size}, the header stays at the top and hides no focused link`, async ({ look }) => {
    const page = await look("/pricing", { viewport, reducedMotion: "reduce" });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const header = await page.getByRole("banner").boundingBox();
    expect(header?.y).toBe(0);
    // The header takes less of a low screen.
    expect(header?.height).toBe(viewport.height < 480 ? 49 : 69);
    await page.locator("main a").last().focus();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Shift+Tab");
      const { covered, inside } = await page.evaluate(() => {
        const focused = document.activeElement as Element;
        const header = document.querySelector("header") as HTMLElement;
        const { top } = focused.getBoundingClientRect();
        return {
          covered: top < header.offsetHeight ? focused.outerHTML.slice(0, 80) : "",
          inside: header.contains(focused),
        };
      });
      if (inside) break;
      expect(covered).toBe("");
    }
  });
}

test("at widths of 320 and 360 px, a long title wraps, and a table of five columns scrolls in its own box", async ({
  look,
}) => {
  const page = await look("/blog/facebook-ads-ecommerce-guide-2025", {
    viewport: { width: 320, height: 700 },
  });
  await renderEverything(page);
  await page.evaluate(() => {
    const title = document.querySelector("h1") as HTMLElement;
    title.textContent =
      "What E-commerce-brands-and-marketplaces Donaudampfschifffahrtsgesellschaft pay";
    const names = ["Platform", "Commission", "Fulfilment", "Advertising", "Remaining"];
    const cells = (tag: string, texts: string[]) =>
      `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;
    document.querySelector("article h2:has(> [id])")?.insertAdjacentHTML(
      "beforebegin",
      `<div role="region" tabindex="0" aria-label="Fees"><table><thead>${cells("th", names)}</thead><tbody>${cells(
        "td",
        names.map((name) => `About ${name}`),
      )}</tbody></table></div>`,
    );
  });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await wideElements(page)).toEqual([]);
    const table = page.getByRole("region", { name: "Fees" });
    const box = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(box).toBeGreaterThan(0);
    const edges = (role: "columnheader" | "cell") =>
      table
        .getByRole(role)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(await edges("cell")).toEqual(await edges("columnheader"));
  }
});

test("at every width, the number of each chapter has one line and does not overlap the title", async ({
  look,
}) => {
  const page = await look("/blog/facebook-ads-ecommerce-guide-2025", {
    viewport: { width: 320, height: 700 },
  });
  await renderEverything(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const numbers = await page.locator("article h2:has(> [id])").evaluateAll((titles) =>
      titles.map((title) => {
        const pixels = (value: string) => Number.parseFloat(value);
        const number = getComputedStyle(title, "::before");
        const height =
          pixels(number.height) - pixels(number.paddingTop) - pixels(number.borderTopWidth);
        return {
          lines: Math.round(height / pixels(number.lineHeight)),
          overlaps:
            number.position === "absolute" &&
            pixels(number.width) > pixels(getComputedStyle(title).paddingLeft),
        };
      }),
    );
    expect(numbers.length).toBeGreaterThan(1);
    expect([width, new Set(numbers.map(({ lines }) => lines))]).toEqual([width, new Set([1])]);
    expect(numbers.filter(({ overlaps }) => overlaps)).toEqual([]);
  }
});

for (const path of ["/", "/pricing"]) {
  test(`text with wide spacing (WCAG 1.4.12) is not clipped on ${path}`, async ({ look }) => {
    const page = await look(path, { viewport: { width: 320, height: 700 } });
    await renderEverything(page);
    await restyle(page, WIDE_SPACING);
    expect(await cutTexts(page)).toEqual([]);
  });
}

const LONG_HEADERS = [
  { brand: "Growth and Performance Partners", start: "Get Free Marketing Audit", letters: 8 },
  { brand: "Performancemarketingly", start: "Get started", letters: 20 },
];

for (const { brand, start, letters } of LONG_HEADERS) {
  test(`a header with labels of ${letters} letters and the brand "${brand}" fits into every window`, async ({
    look,
  }) => {
    const page = await look("/services");
    const navigation = Array.from("ABCDEFG", (letter) => ({ label: letter.repeat(letters) }));
    const bar = barFrom({ brand, navigation, getStarted: { label: start } });
    const length = isLongBrand(brand) ? "long" : "short";
    await page.evaluate(
      ({ brand, start, labels, bar, length }) => {
        const header = document.querySelector("header") as HTMLElement;
        const row = header.querySelector(":scope > div") as HTMLElement;
        row.dataset.brand = length;
        if (bar) row.dataset.bar = bar;
        else delete row.dataset.bar;
        for (const list of header.querySelectorAll("nav ul")) {
          list.append(list.querySelector("li")?.cloneNode(true) as Node);
          for (const [index, link] of list.querySelectorAll("a").entries()) {
            link.textContent = labels[index] ?? "";
          }
        }
        (row.querySelector("a span") as HTMLElement).textContent = brand;
        (row.querySelector(":scope > div > a[href='/contact']") as HTMLElement).textContent = start;
      },
      { brand, start, labels: navigation.map(({ label }) => label), bar, length },
    );

    for (const width of [...WIDTHS, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await page.evaluate(() => {
        const header = document.querySelector("header") as HTMLElement;
        const controls = [...header.querySelectorAll<HTMLElement>(":scope > div :is(a, summary)")];
        const shown = controls.filter((control) => control.checkVisibility());
        const name = header.querySelector(":scope > div > a span")?.firstChild as Text;
        const broken = [...name.data.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(name, index);
          range.setEnd(name, index + word.length);
          return range.getClientRects().length > 1;
        });
        return {
          outside: shown.filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < 0 || bottom > header.offsetHeight;
          }).length,
          broken: broken.length,
          ways: [header.querySelector("nav"), header.querySelector("summary")].filter((way) =>
            way?.checkVisibility(),
          ).length,
        };
      });
      expect({ width, ...seen }).toEqual({ width, outside: 0, broken: 0, ways: 1 });
    }
  });
}
