import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

export const FIXTURE_ENV = {
  SITE_URL: "https://fixture.example",
  GATSBY_CONTACT_ENDPOINT: "http://127.0.0.1:9797/messages",
  GATSBY_CONTACT_EXTRA: '{"access_key":"public-key"}',
  GATSBY_COLLECTOR: "http://127.0.0.1:9799/events",
  SECRET_CANARY: "canary-secret-5Kd81",
  // This time zone is 14 hours ahead of UTC, so that tests detect dates in local time.
  TZ: "Pacific/Kiritimati",
};

export const SECRET_IN_FILE = "canary-in-a-file-8Rt2Zn";

/** A category with enough posts for three list pages. */
const FULL_CATEGORY = { name: "SEO & Content", slug: "seo-content" };
const MANY = 26;

/** A category without posts, which only the fixture site has. */
const EMPTY_CATEGORY = {
  name: "Nothing & Nobody",
  slug: "nothing-nobody",
  description: "A category without any post, whatever the authors of the real site have written.",
  icon: "loop",
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

interface Draft {
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  category: string;
  publishedAt: string;
  published: boolean;
  image: string;
  body: string;
}

/** JSON is valid YAML, so JSON.stringify escapes every value. */
function markdown({ image, body, ...post }: Draft): string {
  const fields = {
    ...post,
    id: `${post.slug}-id`,
    author: "Mara Ellison",
    featuredImage: `./${image}`,
    featuredImageAlt: "A plain rectangle.",
    createdAt: post.publishedAt,
    updatedAt: post.publishedAt,
    metaTitle: `Meta title of ${post.slug}`,
    metaDescription: `What search engines show of the post ${post.slug}, in a sentence that is long enough.`,
    keywords: [post.slug],
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
}

const plain = (slug: string, publishedAt: string): Draft => ({
  slug,
  title: `Title of ${slug}`,
  excerpt: `What ${slug} is about.`,
  tags: ["first tag", "second tag", "third tag"],
  category: FULL_CATEGORY.name,
  publishedAt,
  published: true,
  image: "cover.png",
  body: "## A heading\n\n- A bullet with **bold** words\n\n1. A numbered item\n\n## A heading\n\n[Outside](https://elsewhere.example/page) and [inside](/services).",
});

const SHORT: Record<string, { body: string }> = {
  "many-02": { body: "One sentence without a heading." },
  "many-03": { body: "## The only heading\n\nOne sentence." },
};

/** One post per day, late in the evening in UTC, when local time is already the next day. */
const many = Array.from({ length: MANY }, (_, index) => {
  const slug = `many-${String(index + 1).padStart(2, "0")}`;
  const date = new Date(Date.UTC(2025, 9, 10 + index, 22, 30)).toISOString();
  return { ...plain(slug, date), ...SHORT[slug] };
});

export const HEADINGS = [
  `"Quotes" & <img src=x onerror=alert(1)`,
  "Twice",
  "Twice",
  "🚀",
  `Long${"word".repeat(20)}`,
  "広告の基本",
];

const hostile: Draft = {
  ...plain(HOSTILE.slug, "2025-11-10T23:00:00.000Z"),
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
const canary: Draft = {
  ...plain(CANARY.slug, "2025-11-20T08:00:00.000Z"),
  title: CANARY.title,
  excerpt: CANARY.excerpt,
  tags: [CANARY.tag],
  published: false,
  image: CANARY.image,
  body: CANARY.body,
};

const image = (width: number, height: number, background: sharp.Color) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Adds posts and a category to a content folder. Most posts share a cover, for fast builds. */
export async function addFixtureContent(content: string): Promise<void> {
  const categories = path.join(content, "categories.json");
  const existing = JSON.parse(readFileSync(categories, "utf8"));
  writeFileSync(categories, JSON.stringify([...existing, EMPTY_CATEGORY], null, 2));
  const cover = await image(1200, 675, "#c8f751");
  const draftCover = await image(CANARY.width, CANARY.height, CANARY.color);
  for (const post of [...many, hostile, canary]) {
    const folder = path.join(content, "posts", post.slug);
    mkdirSync(folder);
    writeFileSync(path.join(folder, "index.md"), markdown(post));
    writeFileSync(path.join(folder, post.image), post.published ? cover : draftCover);
  }
}
