import type { z } from "zod";
import type { JsonFile, jsonFiles, PostContent } from "../../src/content/types";

type Examples = { [File in JsonFile]: z.infer<(typeof jsonFiles)[File]["entry"]> };

const link = { label: "Services", path: "/services" };

const metadata = {
  metaTitle: "TikTok Shop for Beginners",
  metaDescription:
    "How to open a TikTok Shop, price the first three products and read the numbers.",
  keywords: ["tiktok shop", "social commerce"],
};

/** An entry of each JSON file, without its optional fields. */
export const EXAMPLES: Examples = {
  "services.json": { title: "Paid Ads", desc: "Campaigns that pay for themselves." },
  "cases.json": {
    slug: "gummies-th",
    brand: "Gummies brand, TH",
    tagline: "Stuck at the same revenue",
    metric: "+312%",
    sub: "MoM revenue in 45 days",
    blurb: "What was done.",
    bullets: ["New offer", "Twelve videos a week"],
  },
  "plans.json": {
    name: "Growth",
    price: "$3.5k/mo",
    includes: ["Everything in Starter"],
    cta: "Start with Growth",
    featured: true,
  },
  "process.json": { step: 1, title: "Discovery & Audit", desc: "We look at the numbers." },
  "categories.json": {
    name: "Social Commerce",
    slug: "social-commerce",
    description: "Articles on selling where people scroll: shops, creators and live shopping.",
  },
  "authors.json": { name: "Jonas Adeyemi", role: "Social commerce lead" },
  "pages.json": {
    title: "Our Services",
    subtitle: "What we do, and what it is good for.",
    ...metadata,
  },
  "site.json": {
    brand: "Steepline",
    url: "https://steepline.example",
    tagline: "Performance marketing that actually works",
    availability: "Available for new projects",
    copyright: "© {year} Steepline",
    footerYears: { home: 2025, subpages: 2024 },
    navigation: [link],
    getStarted: link,
    hero: { primary: link, secondary: link },
    contact: {
      email: "hello@steepline.example",
      whatsapp: "+1 555 010 0199",
      telegram: "@steepline_growth",
    },
    shareNetworks: ["facebook", "linkedin"],
    contactGuide: { prepare: ["A link to your store"], next: "You get a time by email." },
    blog: {
      callToAction: {
        title: "Want this done for you?",
        text: "Tell us where you are stuck.",
        label: "Book intro call",
        path: "/contact",
      },
    },
  },
};

export const MARKDOWN_PAGE_EXAMPLE = {
  title: "About us",
  subtitle: "Who we are.",
  description: "The people of the agency, and how they work.",
};

export const POST_EXAMPLE: PostContent = {
  id: "2f1c9a54-6f0e-4f53-9f0a-5c3d1e7b8a21",
  title: "TikTok Shop for Beginners",
  slug: "tiktok-shop-for-beginners",
  excerpt: "What to prepare before the first product goes live.",
  author: "Jonas Adeyemi",
  category: "Social Commerce",
  tags: ["tiktok shop", "margins"],
  featuredImage: "./cover.png",
  featuredImageAlt: "A bright green line that rises out of a phone.",
  published: true,
  publishedAt: "2026-03-02T08:00:00Z",
  updatedAt: "2026-03-02T08:00:00Z",
  ...metadata,
};
