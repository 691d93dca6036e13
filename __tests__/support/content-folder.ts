import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { checkContent } from "../../src/content/check";
import { formatProblem } from "../../src/content/report";

/** A small valid content folder in a temporary directory, which tests change. */
export interface ContentFolder {
  path: string;
  write(file: string, text: string | Uint8Array): void;
  /** Replaces the first occurrence of a text; throws if the file does not contain it. */
  edit(file: string, from: string, to: string): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
  /**
   * Checks the folder and returns the formatted problems; `now` is in milliseconds since 1970, by default
   * the current time.
   */
  problems(now?: number): Promise<string[]>;
  clear(): void;
}

const SENTENCE =
  "A description that is long enough for search results to show it as it was written.";

const page = (title: string) => ({
  title,
  subtitle: "A sentence under the title.",
  metaTitle: title,
  metaDescription: SENTENCE,
  keywords: ["first keyword"],
});

const callToAction = { title: "Talk to us", text: "It is free.", label: "Book", path: "/contact" };

const service = {
  title: "Paid ads",
  desc: "Ads that pay.",
  icon: "target",
  family: "acquire",
  points: ["One"],
  plans: [
    { plan: "Starter", coverage: "add-on" },
    { plan: "Growth", coverage: "included" },
  ],
};

const caseStudy = {
  slug: "first-case",
  brand: "First brand",
  tagline: "Stuck",
  metric: "+312%",
  sub: "revenue",
  blurb: "What was done.",
  bullets: ["One"],
};

const plan = { name: "Starter", price: "$1k", summary: "One.", includes: ["One"], cta: "Start" };

const JSON_FILES = {
  "site.json": {
    brand: "Steepline",
    url: "https://steepline.example",
    language: "en",
    tagline: "Marketing that works",
    availability: "Available",
    copyright: "{year} Steepline",
    footerYears: { home: 2025, subpages: 2024 },
    navigation: [{ label: "Services", path: "/services" }],
    getStarted: { label: "Get started", path: "/contact" },
    hero: {
      emphasis: "actually works",
      primary: { label: "Book", path: "/contact" },
      secondary: { label: "View work", path: "#work" },
    },
    contact: { email: "hello@steepline.example", whatsapp: "+1 555 010 0199", telegram: "@steep" },
    shareNetworks: ["facebook"],
    contactForm: {
      name: { label: "Name", placeholder: "Ana" },
      email: { label: "Email", placeholder: "ana@brand.example" },
      message: { label: "Message", placeholder: "Hello" },
      aboutPlan: "About {plan}",
      aboutAudit: "About the audit",
      aboutAnything: "Write to us",
      submit: "Send",
      sending: "Sending...",
      success: "Sent",
      error: "Failed",
      another: "Again",
    },
    copyLink: { label: "Copy", copied: "Copied", failed: "Not copied" },
    notifications: { area: "News ({hotkey})", announcement: "News", close: "Close" },
    background: { pause: "Pause", resume: "Go on" },
    measurement: {
      label: "Counting",
      text: "May we count?",
      accept: "Yes",
      decline: "No",
      granted: "Counted",
      declined: "Not counted",
    },
    search: {
      label: "Search",
      placeholder: "Word",
      submit: "Go",
      results: "Results",
      loading: "Loading",
      one: "1 for {query}",
      many: "{count} for {query}",
      none: "None for {query}",
      failed: "Failed",
      retry: "Again",
      more: "More",
      index: "Everything",
      groups: { pages: "Pages", services: "S", cases: "C", categories: "B", posts: "P" },
      kinds: { page: "Page", service: "Service", case: "Case", post: "Article" },
    },
    blog: {
      all: "All",
      categories: "Categories",
      categoryTitle: "{category} posts",
      posts: "Posts",
      tags: "Tags",
      pagination: {
        label: "Pages",
        newer: "Newer",
        older: "Older",
        position: "{page} of {pages}",
        suffix: "{text}, {page}",
      },
      readMore: "Read more",
      breadcrumb: "Trail",
      back: "Back",
      readingTime: "{minutes} min",
      updated: "Changed on {date}",
      contentsTitle: "Contents",
      article: { headingLink: "To {heading}", table: "Table", code: "Code" },
      author: "Author",
      emptyTitle: "No posts",
      emptyText: "No posts in {category}",
      newestTitle: "Newest",
      relatedTitle: "Related",
      draft: "Draft",
      scheduled: "From {date} on",
      moved: "Moved",
      callToAction,
    },
    contactGuide: {
      title: "Next",
      steps: ["We read it."],
      prepareTitle: "At hand",
      prepare: ["A link"],
      next: "You get a time.",
      privacy: "Your message",
    },
    people: { title: "People" },
    privacy: {
      label: "Privacy",
      formTitle: "Form",
      form: "Three fields.",
      inbox: "To us.",
      provider: "To {host}.",
      browserTitle: "Browser",
      browser: ["A draft"],
      measurementTitle: "Counting",
      counted: "Clicks.",
      notCounted: "Nothing.",
      accessibilityTitle: "Accessibility",
      accessibility: "Tell us.",
    },
    offer: {
      title: "What is free",
      freeTitle: "Free",
      free: "Fifteen minutes.",
      paidTitle: "Paid",
      paid: "A written audit.",
      coverage: {
        title: "Plan by plan",
        text: "What the words mean.",
        included: "Included",
        addOn: "Can be added",
        quoted: "Quoted",
      },
    },
    labels: {
      rise: "100, then {after}",
      fall: "{after} of 100",
      ratio: "1 out, {after} back",
      outcomes: "You get",
      byPlan: "By plan:",
      needs: "We need",
      partOfCase: "With",
      seenIn: "In",
      results: "Results",
      services: "All services",
      families: { acquire: "Acquire", convert: "Convert", keep: "Keep", run: "Run" },
    },
    frame: { skip: "Skip", home: "{brand} home", main: "Main", menu: "Menu", footer: "Footer" },
    channelNames: { email: "Mail", whatsapp: "WhatsApp", telegram: "Telegram" },
    share: {
      label: "Share",
      link: "On {network}",
    },
  },
  "pages.json": {
    home: page("Marketing that actually works"),
    services: { ...page("Services"), callToAction },
    work: page("Work"),
    process: page("Process"),
    pricing: page("Pricing"),
    contact: page("Contact"),
    privacy: page("Privacy"),
    blog: page("Blog"),
    search: page("Search"),
    notFound: page("Not found"),
    messageSent: page("Sent"),
  },
  "services.json": [service, { ...service, title: "Studio" }, { ...service, title: "Funnels" }],
  "cases.json": [caseStudy, { ...caseStudy, slug: "second-case" }],
  "plans.json": [
    { ...plan, featured: false },
    { ...plan, name: "Growth", featured: true, label: "Most popular" },
  ],
  "process.json": [1, 2].map((step) => ({
    step,
    title: "Audit",
    desc: "We look.",
    outcomes: ["A plan"],
    needs: "Access",
  })),
  "categories.json": [
    { name: "Paid Advertising", slug: "paid-advertising", description: SENTENCE },
    { name: "Social Commerce", slug: "social-commerce", description: SENTENCE },
  ],
  "authors.json": [
    { name: "Mara Ellison", role: "Lead", bio: "Runs ads." },
    { name: "Jonas Adeyemi", role: "Lead", bio: "Runs shops." },
  ],
};

/** A valid post; the fields are in lines 2 to 20, the body begins in line 22. */
export const postText = (slug: string) => `---
id: ${slug}-id
title: A first title
slug: ${slug}
excerpt: What it is about.
author: Mara Ellison
category: Paid Advertising
tags:
  - ads
  - budget
featuredImage: ./cover.png
featuredImageAlt: A rising line.
published: true
publishedAt: 2025-11-18T08:00:00Z
createdAt: 2025-11-05
updatedAt: 2025-11-19T08:00:00Z
metaTitle: "A meta title: with a colon"
metaDescription: ${SENTENCE}
keywords: [first keyword]
---

First paragraph.

## Heading

Last paragraph with a [link](/services).
`;

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const pngPiece = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
};

export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])]);
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngPiece("IHDR", header),
    pngPiece("IDAT", rows),
    pngPiece("IEND", Buffer.alloc(0)),
  ]);
}

const COVER = pngOf(1600, 900);

export function makeContentFolder(): ContentFolder {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  const path = join(root, "content");
  const at = (file: string) => join(path, file);
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  for (const [file, data] of Object.entries(JSON_FILES)) {
    write(file, `${JSON.stringify(data, null, 2)}\n`);
  }
  for (const slug of ["first-post", "second-post"]) {
    write(`posts/${slug}/index.md`, postText(slug));
    write(`posts/${slug}/cover.png`, COVER);
  }
  const problems = async (now?: number) =>
    (await checkContent(path, now)).problems.map(formatProblem);
  return {
    path,
    write,
    edit(file, from, to) {
      const text = readFileSync(at(file), "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(
        at(file),
        text.replace(from, () => to),
      );
    },
    rename: (from, to) => renameSync(at(from), at(to)),
    remove: (file) => rmSync(at(file), { recursive: true }),
    problems,
    clear: () => rmSync(root, { recursive: true, force: true }),
  };
}

export function contentFolderForEachTest(): ContentFolder {
  const folder = {} as ContentFolder;
  beforeEach(() => {
    Object.assign(folder, makeContentFolder());
  });
  afterEach(() => folder.clear());
  return folder;
}

/** A change of a valid file, and the first words of the only problem that the check then reports. */
export type FileDamage = [name: string, from: string, to: string, problem: string];

export const testDamages = (
  title: string,
  file: string,
  folder: ContentFolder,
  damages: FileDamage[],
) =>
  test.each(damages)(title, async (_, from, to, problem) => {
    folder.edit(file, from, to);
    const expected = expect.stringContaining(`content/${file}:${problem}`);
    expect(await folder.problems()).toEqual([expected]);
  });
