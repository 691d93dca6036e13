import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { PostContent } from "../../../src/content/types";
import { FIXTURES } from "../../support/fixture-content";

function article(slug: string): PostContent {
  const text = readFileSync(path.join(FIXTURES, "posts", slug, "index.md"), "utf8");
  return parse(text.split(/^---$/m)[1] ?? "");
}

/** The newest articles of the fixture site, newest first. */
export const POSTS = [
  article("email-marketing-automation-sequences"),
  article("tiktok-shop-marketing-guide-2025"),
  article("facebook-ads-ecommerce-guide-2025"),
] as const;

export const CATEGORIES = [
  ["Paid Advertising", "paid-advertising"],
  ["Social Commerce", "social-commerce"],
  ["Email Marketing", "email-marketing"],
  ["SEO & Content", "seo-content"],
  ["Analytics & Tracking", "analytics-tracking"],
  ["Conversion Optimization", "conversion-optimization"],
] as const;

/** One path of each kind of page. The last category has no post. */
export const PATHS = [
  ...["/", "/services", "/work", "/process", "/pricing", "/contact", "/contact/sent", "/privacy"],
  ...["/search", "/blog", "/blog/category/email-marketing", "/blog/category/analytics-tracking"],
  `/blog/${POSTS[2].slug}`,
];
