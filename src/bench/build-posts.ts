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

const sentences = (seed: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = seed * 31 + index * 7;
    const noun = (step: number) => NOUNS[(at * step) % NOUNS.length];
    const verb = VERBS[at % VERBS.length];
    return `The ${noun(1)} ${verb} the ${noun(3)} when every **${noun(5)}** ${verb} a ${noun(7)} before the ${noun(11)}.`;
  });

function bodyOf(number: number): string {
  const part = (index: number) => sentences(number * 13 + index, 6);
  return [
    part(1).join(" "),
    "## What to look at first",
    part(2).join(" "),
    part(3)
      .map((sentence) => `- ${sentence}`)
      .join("\n"),
    "## How it works",
    part(4).join(" "),
    part(5)
      .map((sentence, index) => `${index + 1}. ${sentence}`)
      .join("\n"),
    "### In practice",
    part(6).join(" "),
  ].join("\n\n");
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

/** Returns the path of the file. Calls with equal numbers write equal posts. */
export function writePost(content: string, number: number, picture?: Buffer): string {
  const slug = `post-${String(number).padStart(5, "0")}`;
  const title = `Post ${number}: a budget and a plan`;
  const date = new Date(Date.UTC(2025, 5, 1) - number * 7 * 3_600_000).toISOString();
  const fields = {
    id: `${slug}-id`,
    title,
    slug,
    excerpt: sentences(number, 1).join(),
    author: "Mara Ellison",
    category: "Paid Advertising",
    tags: ["first tag", "second tag"],
    ...(picture && { featuredImage: "./cover.png" }),
    featuredImageAlt: "Lines across a field.",
    published: true,
    publishedAt: date,
    createdAt: date,
    updatedAt: date,
    metaTitle: title,
    metaDescription: `What search engines show of ${slug}, in a sentence that is long enough for them.`,
    keywords: [slug],
  };
  const folder = path.join(content, "posts", slug);
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const file = path.join(folder, "index.md");
  writeFileSync(file, `---\n${lines.join("\n")}\n---\n\n${bodyOf(number)}\n`);
  if (picture) writeFileSync(path.join(folder, "cover.png"), picture);
  return file;
}
