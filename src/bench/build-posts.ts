import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** With `--covers`, all posts share this number of covers. */
const COVERS = 20;

const NOUNS =
  "budget channel visitor page plan number week quarter price form answer question report margin team review contract customer offer meeting template sample signal owner limit habit reader editor image".split(
    " ",
  );
const VERBS =
  "shows moves carries explains lowers raises replaces keeps measures proves needs earns follows supports".split(
    " ",
  );

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 2 ** 32;
  };
}

export interface BenchPost {
  slug: string;
  title: string;
  excerpt: string;
  publishedAt: string;
  body: string;
}

/** Calls with equal numbers return equal posts. */
export function benchPost(number: number): BenchPost {
  const random = seeded(number * 2654435761);
  const one = (words: string[]) => words[Math.floor(random() * words.length)] ?? "";
  const bold = (word: string) => (random() > 0.85 ? `**${word}**` : word);
  const sentence = () =>
    `The ${one(NOUNS)} ${one(VERBS)} the ${one(NOUNS)} when every ${one(NOUNS)} ${one(VERBS)} a ${bold(one(NOUNS))} before the ${one(NOUNS)}.`;
  const times = (count: number) => Array.from({ length: count }, sentence);
  const paragraph = (count: number) => times(count).join(" ");
  const blocks = [
    paragraph(5),
    `## The ${one(NOUNS)} and the ${one(NOUNS)}`,
    paragraph(6),
    times(4)
      .map((item) => `- ${item}`)
      .join("\n"),
    `## How the ${one(NOUNS)} works`,
    paragraph(6),
    times(4)
      .map((item, index) => `${index + 1}. ${item}`)
      .join("\n"),
    `### A ${one(NOUNS)} in practice`,
    paragraph(7),
    "## What we would do",
    paragraph(6),
  ];
  return {
    slug: `post-${String(number).padStart(5, "0")}`,
    title: `Post ${number}: the ${one(NOUNS)} and the ${one(NOUNS)}`,
    excerpt: paragraph(1),
    publishedAt: new Date(Date.UTC(2025, 5, 1) - number * 7 * 3_600_000).toISOString(),
    body: blocks.join("\n\n"),
  };
}

export async function benchPictures(covers: boolean): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (let index = 0; index < (covers ? COVERS : 1); index++) {
    const lines = Array.from(
      { length: 40 },
      (_, line) =>
        `<path d="M0 ${line * 25} L1600 ${((line * 37 + index * 61) % 40) * 25}" stroke="hsl(${(line * 9 + index * 18) % 360} 70% 60%)" stroke-width="${2 + (line % 5)}"/>`,
    );
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="hsl(${index * 18} 40% 12%)"/>${lines.join("")}</svg>`;
    pictures.push(await sharp(Buffer.from(drawing)).png().toBuffer());
  }
  return pictures;
}

export function writePost(content: string, post: BenchPost, picture: Buffer): string {
  const fields = {
    id: `${post.slug}-id`,
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    author: "Mara Ellison",
    category: "Paid Advertising",
    tags: ["first tag", "second tag"],
    featuredImage: "./cover.png",
    featuredImageAlt: "Lines across a field.",
    published: true,
    publishedAt: post.publishedAt,
    createdAt: post.publishedAt,
    updatedAt: post.publishedAt,
    metaTitle: post.title,
    metaDescription: `What search engines show of ${post.slug}, in a sentence that is long enough for them.`,
    keywords: [post.slug],
  };
  const folder = path.join(content, "posts", post.slug);
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const file = path.join(folder, "index.md");
  writeFileSync(file, `---\n${lines.join("\n")}\n---\n\n${post.body}\n`);
  writeFileSync(path.join(folder, "cover.png"), picture);
  return file;
}
