import type { HTMLElement } from "node-html-parser";
import { mainOf, one, texts } from "../support/html";
import { bothSites } from "../support/sites";

interface Entry {
  [field: string]: string | string[];
}

const words = (entry: Entry, fields: string[]) => fields.flatMap((field) => entry[field] ?? []);

const headed = (root: HTMLElement, selector: string) =>
  new Map(root.querySelectorAll(selector).map((part) => [texts(part, "h2, h3")[0] ?? "", part]));

const shown = (part: HTMLElement | undefined) =>
  part ? texts(part, "h2, h3, p, li, a, span, strong, small") : [];

describe.each(bothSites())("content of the $name", (site) => {
  function expectEntries(
    root: HTMLElement,
    selector: string,
    entries: Entry[],
    title: string,
    fields: string[],
  ) {
    const parts = headed(root, selector);
    expect([...parts.keys()]).toEqual(entries.map((entry) => entry[title]));
    for (const entry of entries) {
      const found = shown(parts.get(String(entry[title])));
      expect(found).toEqual(expect.arrayContaining(words(entry, fields)));
    }
  }

  const home = (section: string) => one(mainOf(site.page("/")), `#${section}`);
  const page = (route: string) => mainOf(site.page(route));

  test("the services page shows every service", () => {
    const services = site.content("services.json");
    expectEntries(home("services"), "li:has(h3)", services, "title", ["desc"]);
    const families = Object.keys(site.content("site.json").labels.families);
    const byFamily = families.flatMap((family) =>
      services.filter((service: Entry) => service.family === family),
    );
    expect(byFamily).toHaveLength(services.length);
    expectEntries(page("/services"), "section > article, section > ul > li", byFamily, "title", [
      "desc",
      "points",
    ]);
  });

  test("the work page shows every case study", () => {
    const cases = site.content("cases.json");
    const short = ["metric", "sub", "bullets"];
    expectEntries(home("work"), "li:has(h3)", cases, "brand", short);
    const headed = cases.map((study: Entry) => ({
      ...study,
      heading: `${study.brand}: ${study.metric}`,
    }));
    const whole = ["tagline", "blurb", "services", ...short];
    expectEntries(page("/work"), "article", headed, "heading", whole);
  });

  test("the process page shows every step", () => {
    const steps = site.content("process.json");
    expectEntries(home("process"), "ol > li", steps, "title", ["desc"]);
    expectEntries(page("/process"), "ol > li:has(h2)", steps, "title", ["desc", "outcomes"]);
    const needs = steps.map((step: Entry) => `We need from you: ${step.needs}`);
    expect(texts(page("/process"), "p")).toEqual(expect.arrayContaining(needs));
  });

  test("the pricing page shows every plan", () => {
    const plans = site.content("plans.json");
    const fields = ["price", "summary", "includes", "cta", "label"];
    expectEntries(home("pricing"), "li:has(h3)", plans, "name", fields);
    expectEntries(page("/pricing"), "li:has(h2)", plans, "name", fields);
  });

  test("the pages services, work, process, pricing and blog show their titles, subtitles and calls to action", () => {
    const pages = site.content("pages.json");
    for (const key of ["services", "work", "process", "pricing", "blog"]) {
      const { title, subtitle, callToAction } = pages[key];
      expect(texts(page(`/${key}`), "h1")).toEqual([title]);
      expect(texts(page(`/${key}`), "h1 + p")).toEqual([subtitle]);
      const call = headed(page(`/${key}`), "section").get(callToAction.title);
      const text = callToAction.text.replace("{free}", site.content("site.json").offer.free);
      expect(shown(call)).toEqual([callToAction.title, text, callToAction.label]);
    }
  });

  test("the home page shows the badge and the buttons of the hero, and the heading of every section", () => {
    const { availability, hero } = site.content("site.json");
    const { home: own, contact, ...pages } = site.content("pages.json");
    const top = one(page("/"), "section:has(h1)");
    expect(shown(top)).toEqual([
      availability,
      own.subtitle,
      hero.primary.label,
      hero.secondary.label,
    ]);
    for (const section of ["services", "work", "process", "pricing"]) {
      const { title, text } = pages[section].teaser;
      expect(shown(home(section))).toEqual(expect.arrayContaining([title, text]));
    }
    expect(shown(home("contact"))).toEqual(
      expect.arrayContaining([contact.title, contact.subtitle]),
    );
  });

  test("the contact form shows the labels and placeholders from the content", () => {
    const { contactForm } = site.content("site.json");
    const form = one(page("/contact"), "form");
    const fields = [contactForm.name, contactForm.email, contactForm.message];
    expect(texts(form, "label")).toEqual(fields.map(({ label }) => label));
    const placeholders = form
      .querySelectorAll("[placeholder]")
      .map((field) => field.getAttribute("placeholder"));
    expect(placeholders).toEqual(fields.map(({ placeholder }) => placeholder));
    expect(texts(form, "button")).toEqual([contactForm.submit]);
  });
});
