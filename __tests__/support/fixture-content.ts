import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ORDINARY_POSTS, ordinaryCovers } from "./ordinary-posts";
import { type PostFile, plainCover, plainPost, writePosts } from "./post-files";

/** The brochure and three articles of the fixture site, which no change of `content/` affects. */
export const BROCHURE = path.resolve(__dirname, "../fixture-content");

export const FIXTURE_ENV = {
  SITE_URL: "https://fixture.example",
  SECRET_CANARY: "canary-secret-5Kd81",
  // This time zone is 14 hours ahead of UTC, so that tests detect dates in local time.
  TZ: "Pacific/Kiritimati",
};

export const SECRET_IN_FILE = "canary-in-a-file-8Rt2Zn";

/** The number of posts in one category, enough for three list pages. */
const MANY = 26;

/** A category without posts, which only the fixture site has. */
const EMPTY_CATEGORY = {
  name: "Nothing & Nobody",
  slug: "nothing-nobody",
  description: "A category without any post, whatever the authors of the real site have written.",
  service: "Business automation",
};

/** Texts that would break or attack a page if the build did not escape them. */
export const HOSTILE = {
  slug: "hostile-strings",
  title: `"Quotes" & 'more' </script><script>window.pwned=1</script> 🚀`,
  excerpt: `An <img src=x onerror="window.pwned=1"> & "quotes" </script><script>window.pwned=1</script> 🧨`,
  tags: ["</script><script>", `a&b "c"`, "emoji 🚀"],
};

/** Texts of a draft. None of these texts may appear in the output. */
export const CANARY = {
  slug: "canary-slug-3vq7",
  title: "Canary title 8Xw2",
  excerpt: "Canary excerpt 4Tz9 stays inside.",
  tag: "canary-tag-6Rm1",
  body: "Canary body 2Hn5 stays inside.",
  image: "canary-cover-9Lp4.png",
  /** No other cover has this size and color, so tests recognize the cover even if it is cropped. */
  width: 1297,
  height: 761,
  color: { r: 255, g: 0, b: 170 },
};

const SHORT: Record<string, { body: string }> = {
  "many-02": { body: "One sentence without a heading." },
  "many-03": { body: "## The only heading\n\nOne sentence." },
};

/**
 * One post per day, late in the evening in UTC, when local time is already the next day. The three
 * articles of the brochure are newer, so lists begin with them.
 */
const many = Array.from({ length: MANY }, (_, index) => {
  const slug = `many-${String(index + 1).padStart(2, "0")}`;
  const date = new Date(Date.UTC(2024, 9, 10 + index, 22, 30)).toISOString();
  return { ...plainPost(slug, date), ...SHORT[slug] };
});

export const HEADINGS = [
  `"Quotes" & <img src=x onerror=alert(1)`,
  "Twice",
  "Twice",
  "🚀",
  `Long${"word".repeat(20)}`,
  "広告の基本",
];

const hostile: PostFile = {
  ...plainPost(HOSTILE.slug, "2024-11-10T23:00:00.000Z"),
  ...HOSTILE,
  category: "Analytics & Tracking",
  body: [
    "No heading yet.",
    ...HEADINGS.map(
      (heading) => `## ${heading.replace(/</g, "\\<")}\n\nText.\n\n### Below\n\nText.`,
    ),
    `\`\`\`\n${"code".repeat(40)}\n\`\`\``,
    `| ${"wide | ".repeat(8)}\n|${" --- |".repeat(8)}\n| ${"averylongcell | ".repeat(8)}`,
    `- ${"nested".repeat(20)}\n  - list\n    1. deep`,
    `> ${"quote".repeat(30)}`,
  ].join("\n\n"),
};

/** A draft with the newest date, so that a list which wrongly contains drafts shows it first. */
const canary: PostFile = {
  ...plainPost(CANARY.slug, "2025-11-20T08:00:00.000Z"),
  title: CANARY.title,
  excerpt: CANARY.excerpt,
  tags: [CANARY.tag],
  published: false,
  image: CANARY.image,
  body: CANARY.body,
};

/**
 * Replaces a content folder by the content of the fixture site: a brochure, and 40 posts. Most posts
 * share a cover, for fast builds.
 */
export async function writeFixtureContent(content: string): Promise<void> {
  rmSync(content, { recursive: true });
  cpSync(BROCHURE, content, { recursive: true });
  const categories = path.join(content, "categories.json");
  const existing = JSON.parse(readFileSync(categories, "utf8"));
  writeFileSync(categories, JSON.stringify([...existing, EMPTY_CATEGORY], null, 2));
  const covers = await ordinaryCovers();
  const posts = path.join(content, "posts");
  // Browsers show a large picture that they have already loaded in smaller places too, so these
  // covers differ.
  for (const [index, article] of readdirSync(posts).entries()) {
    const cover = await plainCover(1200, 675, ["#12151c", "#ff8a65", "#f3f1ea"][index]);
    writeFileSync(path.join(posts, article, "cover.png"), cover);
  }
  const draftCover = await plainCover(CANARY.width, CANARY.height, CANARY.color);
  writePosts(content, [...many, hostile, canary, ...ORDINARY_POSTS], {
    ...covers,
    [CANARY.image]: draftCover,
  });
}
