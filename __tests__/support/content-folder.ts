import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { checkContent } from "../../src/content/check";
import { formatProblem } from "../../src/content/read";
import { jsonFiles } from "../../src/content/types";
import { exampleOf } from "../../src/content/types/define";
import type { SiteContent } from "../../src/content/types/site";

/** A small valid content folder in a temporary directory. Tests change its files. */
export interface ContentFolder {
  path: string;
  write(file: string, text: string | Uint8Array): void;
  /** Replaces the first occurrence of a text; throws if the file does not contain it. */
  edit(file: string, from: string, to: string): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
  /** Checks the folder and returns its formatted problems, without those of drafts. */
  problems(): Promise<string[]>;
  /** Checks the folder and returns the formatted problems of drafts. */
  drafts(): Promise<string[]>;
  clear(): void;
}

const SENTENCE =
  "A description that is long enough for search results to show it as it was written.";

const page = (title: string) => ({
  title,
  subtitle: "A sentence under the title.",
  metaTitle: title,
  metaDescription: SENTENCE,
  keywords: ["other keyword"],
});

const callToAction = { title: "Talk to us", text: "It is free.", label: "Book", path: "/contact" };

const service = {
  title: "Paid ads",
  desc: "Ads that pay.",
  icon: "target",
  family: "acquire",
  points: ["One"],
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

const { scripts, ...siteExample } = exampleOf(jsonFiles["site.json"].entry) as SiteContent;

/** Values of site.json that differ from the examples in the declarations of its fields. */
const SITE = {
  brand: "Steepline",
  url: "https://steepline.example",
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
};

const JSON_FILES = {
  "site.json": { ...SITE, ...siteExample, ...SITE, blog: { ...siteExample.blog, callToAction } },
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
    { ...plan, name: "Scale", featured: false },
  ],
  "redirects.json": [{ from: "/old-page", to: "/services" }],
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
    { name: "Mara Ellison", role: "Lead", bio: "Runs ads.", portrait: "bun" },
    { name: "Jonas Adeyemi", role: "Lead", bio: "Runs shops.", portrait: "glasses" },
  ],
};

/** A valid post, with its fields in lines 2 to 20 and its text from line 22. */
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
metaTitle: "A meta title: with a colon, of ${slug}"
metaDescription: ${SENTENCE}
keywords: [other keyword]
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

/** The smallest valid cover, because each check decodes every cover. */
const COVER = pngOf(1200, 630);

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
  const problems = async () => (await checkContent(path)).problems.map(formatProblem);
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
    drafts: async () => (await checkContent(path)).drafts.map(formatProblem),
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
