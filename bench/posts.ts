import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** With `--covers`, the number of different covers. The posts use them in turn. */
const COVERS = 20;

const PARAGRAPH = `The budget of a channel shows the reader a plan when every **visitor** carries a number. ${"A limit lowers the price of a form, and an answer raises the margin of the team. ".repeat(5)}`;

const BODY = `${PARAGRAPH}

## What to look at first

${PARAGRAPH}

${"- A template replaces a **sample** when the owner measures a habit.\n".repeat(6)}
## How it works

${PARAGRAPH}

${"1. An editor keeps an image when the contract proves an **offer**.\n".repeat(6)}
### In practice

${PARAGRAPH}
`;

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

/** Writes a post. The same number always gives the same post. */
export function writePost(content: string, number: number, picture?: Buffer): void {
  const slug = `post-${String(number).padStart(5, "0")}`;
  const title = `Post ${number}: a budget and a plan`;
  const date = new Date(Date.UTC(2025, 5, 1) - number * 7 * 3_600_000).toISOString();
  const fields = {
    id: `${slug}-id`,
    title,
    slug,
    excerpt: `What post ${number} is about, in one sentence for lists of posts.`,
    author: "Mara Ellison",
    category: "Paid Advertising",
    tags: ["first tag", "second tag"],
    ...(picture && { featuredImage: "./cover.png" }),
    featuredImageAlt: "A drawing of crossing lines.",
    published: true,
    publishedAt: date,
    createdAt: date,
    updatedAt: date,
    metaTitle: title,
    metaDescription: `A description of the post ${slug}, which is long enough for the results of a search engine.`,
    keywords: [slug],
  };
  const folder = path.join(content, "posts", slug);
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  writeFileSync(
    path.join(folder, "index.md"),
    `---\n${lines.join("\n")}\n---\n\nThis is post ${number}.\n\n${BODY}`,
  );
  if (picture) writeFileSync(path.join(folder, "cover.png"), picture);
}
