import type { z } from "zod";
import type { JsonFile, jsonSchemas } from ".";
import type { PostContent } from "./post";

/** A complete entry of each kind of content, for the documentation; a test holds them valid. */

type Content<File extends JsonFile> = z.input<(typeof jsonSchemas)[File]>;
type Entry<File extends JsonFile> = Content<File> extends (infer Item)[] ? Item : Content<File>;

const META = {
  metaTitle: "TikTok Shop for Beginners",
  metaDescription:
    "How to open a TikTok Shop, price the first three products and read the numbers.",
  keywords: ["tiktok shop", "social commerce"],
};

export const postExample: PostContent = {
  id: "tiktok-shop-for-beginners",
  title: "TikTok Shop for Beginners",
  slug: "tiktok-shop-for-beginners",
  excerpt: "What to prepare before the first product goes live.",
  author: "Jonas Adeyemi",
  category: "Social Commerce",
  tags: ["tiktok shop", "margins"],
  featuredImage: "./cover.png",
  featuredImageAlt: "A lime line rising out of a phone.",
  published: false,
  publishedAt: "2026-03-02T08:00:00Z",
  createdAt: "2026-02-20",
  updatedAt: "2026-03-02T08:00:00Z",
  ...META,
  aliases: ["tiktok-shop-101", "/2019/tiktok.html"],
};

const callToAction = {
  title: "Want this done for you?",
  text: "Tell us where you are stuck.",
  label: "Book intro call",
  path: "/contact",
};

const link = { label: "Services", path: "/services" };

const page: Content<"pages.json">["home"] = {
  title: "Our Services",
  subtitle: "What we do, and what it is good for.",
  ...META,
  teaser: { title: "Services", text: "Eleven ways to grow." },
  callToAction,
};

const field = { label: "Your name", placeholder: "Ana Lopes" };

/** Of lists an entry, of `pages.json` a page, of `site.json` the whole. */
export const examples: {
  [File in JsonFile]: File extends "pages.json" ? typeof page : Entry<File>;
} = {
  "site.json": {
    brand: "Steepline",
    url: "https://steepline.example",
    language: "en",
    tagline: "Performance marketing that actually works",
    availability: "Available for new projects",
    copyright: "© {year} Steepline",
    footerYears: { home: 2025, subpages: 2024 },
    navigation: [link],
    getStarted: { label: "Get started", path: "/contact" },
    hero: { emphasis: "actually works", primary: link, secondary: { ...link, path: "#work" } },
    contact: {
      email: "hello@steepline.example",
      whatsapp: "+1 555 010 0199",
      telegram: "@steepline_growth",
    },
    shareNetworks: ["facebook", "linkedin"],
    contactForm: {
      name: field,
      email: { label: "Email", placeholder: "ana@yourbrand.example" },
      message: { label: "Your brand", placeholder: "Revenue and challenges" },
      submit: "Send message",
      sending: "Sending...",
      success: "Message sent.",
      error: "Failed to send.",
    },
    copyLink: { label: "Copy link", copied: "Link copied", failed: "Please copy it yourself." },
    notifications: { area: "Notifications ({hotkey})", announcement: "News", close: "Close" },
    background: { pause: "Pause", resume: "Let it move" },
    measurement: {
      label: "Counting of clicks",
      text: "May we count which buttons and links are used?",
      accept: "Allow",
      decline: "Decline",
      granted: "Counting: on",
      declined: "Counting: off",
    },
    search: {
      label: "Search this site",
      submit: "Search",
      loading: "Fetching the search...",
      one: "1 result for {query}",
      many: "{count} results for {query}",
      none: "Nothing found for {query}.",
      failed: "The search could not be fetched.",
      retry: "Try again",
      more: "Show more",
      index: "Everything on this site",
      groups: {
        pages: "Pages",
        services: "Services",
        cases: "Case studies",
        categories: "Categories",
        posts: "Articles",
      },
      kinds: { page: "Page", service: "Service", case: "Case study", post: "Article" },
    },
    blog: {
      all: "All",
      readMore: "Read more",
      back: "Back to blog",
      readingTime: "{minutes} min read",
      contentsTitle: "In this article",
      emptyTitle: "No posts found",
      emptyText: "No posts in {category}.",
      relatedTitle: "Related articles",
      draft: "Draft: only previews show this page.",
      scheduled: "Scheduled for {date} (UTC).",
      moved: "This article has moved",
      callToAction,
    },
    labels: {
      before: "Before",
      after: "After",
      outcomes: "You get",
      needs: "We need from you:",
      services: "All services",
      comparison: "The plans, line by line",
    },
  },
  "pages.json": page,
  "services.json": {
    title: "Paid Ads",
    desc: "Campaigns that pay for themselves.",
    icon: "target",
    points: ["Weekly creative tests"],
  },
  "cases.json": {
    slug: "gummies-th",
    brand: "Gummies brand, TH",
    tagline: "Stuck at the same revenue",
    metric: "+312%",
    sub: "MoM revenue in 45 days",
    blurb: "What was wrong, what was done, what came of it.",
    bullets: ["New offer", "Twelve videos a week"],
  },
  "plans.json": {
    name: "Growth",
    price: "$3.5k/mo",
    summary: "For brands that want to scale.",
    includes: ["Everything in Starter"],
    cta: "Start with Growth",
    featured: true,
    label: "Most popular",
    terms: [{ label: "Channels", value: "Up to three" }],
  },
  "process.json": {
    step: 1,
    title: "Discovery & Audit",
    desc: "We look at the numbers.",
    outcomes: ["A written plan"],
    needs: "Access to your accounts",
  },
  "categories.json": {
    name: "Social Commerce",
    slug: "social-commerce",
    description: "Articles on selling where people scroll: shops, creators and live shopping.",
  },
  "authors.json": {
    name: "Jonas Adeyemi",
    role: "Social commerce lead",
    bio: "Jonas looks after TikTok Shop and live selling.",
  },
};
