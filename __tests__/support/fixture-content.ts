import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** What the fixture site is built with. */
export const FIXTURE_ENV = {
  SITE_URL: "https://fixture.example",
  GATSBY_CONTACT_ENDPOINT: "http://127.0.0.1:9797/messages",
  GATSBY_CONTACT_EXTRA: '{"access_key":"public-key"}',
  GATSBY_COLLECTOR: "http://127.0.0.1:9799/events",
  SECRET_CANARY: "canary-secret-5Kd81",
  // A day ahead of Greenwich for most of the day: dates that follow the machine show here.
  TZ: "Pacific/Kiritimati",
};

/** In the files that Gatsby reads variables from. */
export const SECRET_IN_FILE = "canary-in-a-file-8Rt2Zn";

/** The category of the many posts, enough for three pages of its own. */
export const FULL_CATEGORY = { name: "SEO & Content", slug: "seo-content" };
const MANY = 26;

/** A category of the fixture site alone, so that no author ever fills it. */
export const EMPTY_CATEGORY = {
  name: "Nothing & Nobody",
  slug: "nothing-nobody",
  description: "A category without any post, whatever the authors of the real site have written.",
};

/** Texts that would do harm where they are not escaped. */
export const HOSTILE = {
  slug: "hostile-strings",
  title: `"Quotes" & 'more' </script><script>window.pwned=1</script> 🚀`,
  excerpt: `An <img src=x onerror="window.pwned=1"> & "quotes" </script><script>window.pwned=1</script> 🧨`,
  tags: ["</script><script>", `a&b "c"`, "emoji 🚀"],
};

/** Texts of the unpublished post: none of them may be in the output. */
export const CANARY = {
  slug: "canary-slug-3vq7",
  title: "Canary title 8Xw2",
  excerpt: "Canary excerpt 4Tz9 stays inside.",
  tag: "canary-tag-6Rm1",
  body: "Canary body 2Hn5 stays inside.",
  image: "canary-cover-9Lp4.png",
  /** A width that no other picture has, and a color that no cutting or scaling takes away. */
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

/** The text of a post. JSON is YAML, so no string needs another kind of escaping. */
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

/** Texts of posts that have something less than the others, by slug. */
const SHORT: Record<string, { body: string }> = {
  "many-02": { body: "One sentence without a heading." },
  "many-03": { body: "## The only heading\n\nOne sentence." },
};

/** The first many posts, one a day; late in the evening, when it is tomorrow further east. */
const many = Array.from({ length: MANY }, (_, index) => {
  const slug = `many-${String(index + 1).padStart(2, "0")}`;
  const date = new Date(Date.UTC(2025, 9, 10 + index, 22, 30)).toISOString();
  return { ...plain(slug, date), ...SHORT[slug] };
});

/** Headings that do harm where they are not escaped, twins, one without a letter, a long word. */
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

/** The newest of all: it would come first wherever it came through. */
const canary: Draft = {
  ...plain(CANARY.slug, "2025-11-20T08:00:00.000Z"),
  title: CANARY.title,
  excerpt: CANARY.excerpt,
  tags: [CANARY.tag],
  published: false,
  image: CANARY.image,
  body: CANARY.body,
};

const picture = (width: number, height: number, background: sharp.Color) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Adds posts and a category to a content folder. One picture for all keeps the build short. */
export async function addFixtureContent(content: string): Promise<void> {
  const categories = path.join(content, "categories.json");
  const known = JSON.parse(readFileSync(categories, "utf8"));
  writeFileSync(categories, JSON.stringify([...known, EMPTY_CATEGORY], null, 2));
  const cover = await picture(1200, 675, "#c8f751");
  const odd = await picture(CANARY.width, CANARY.height, CANARY.color);
  for (const post of [...many, hostile, canary]) {
    const folder = path.join(content, "posts", post.slug);
    mkdirSync(folder);
    writeFileSync(path.join(folder, "index.md"), markdown(post));
    writeFileSync(path.join(folder, post.image), post.published ? cover : odd);
  }
}
