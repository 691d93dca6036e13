import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../src/content/check";
import { line } from "../../../src/content/fields";
import { type Path, placeName } from "../../../src/content/problem";
import { readJson } from "../../../src/content/read/json";
import { formatProblem } from "../../../src/content/report";
import { checkSchema } from "../../../src/content/rules/schema";
import { checkBody } from "../../../src/content/rules/text";
import { type JsonFile, jsonFiles } from "../../../src/content/types";
import { markdownWith } from "../../support/markdown-with";
import { PAYLOADS } from "../../support/payloads";
import { setValue, textPaths, valueAt, withValue } from "./data-paths";

/** Payloads that are valid in a single-line field. */
const ON_A_LINE = PAYLOADS.filter((text) => line(1000).safeParse(text).success);

/** The content check accepts this number of plans, and no additional plan. */
const MAX_PLANS = 3;

/**
 * Joins payloads, starting with the payload at index `first`, until the field has no space for
 * more.
 */
function fill(first: number, max: number): string {
  let text = "";
  for (let step = 0; step < ON_A_LINE.length; step++) {
    const payload = ON_A_LINE[(first + step) % ON_A_LINE.length] ?? "";
    const longer = text ? `${text} ${payload}` : payload;
    if (longer.length <= max) text = longer;
  }
  return text;
}

const atLeast = (first: number, min: number, max: number) =>
  fill(first, max).padEnd(min, " and more words");

/** Returns the schema's message about a text at a path, or "" for a valid text. */
function refusal(file: JsonFile, data: unknown, way: Path, text: string): string {
  const copy = withValue(data, way, text);
  const { source } = readJson(JSON.stringify(copy), file);
  const problems = source ? checkSchema<unknown>(jsonFiles[file].schema, source).problems : [];
  const { message = "", fix = "" } =
    problems.find(({ field }) => field === placeName(way, copy)) ?? {};
  return message && `${message}. ${fix}`;
}

interface Room {
  min: number;
  max: number;
  /** Required placeholders of a text, separated by spaces. */
  needed: string;
}

/** Returns the limits of a text field, or undefined if the field does not accept free text. */
function roomAt(file: JsonFile, data: unknown, way: Path): Room | undefined {
  const needed = (String(valueAt(data, way)).match(/\{\w+\}/g) ?? []).join(" ");
  const limit = (pattern: RegExp, text: string) =>
    Number(pattern.exec(refusal(file, data, way, needed + text))?.[1] ?? 0);
  const max = limit(/(\d+) allowed/, "x".repeat(999));
  return max > 0 ? { min: limit(/(\d+) to \d+ allowed/, "x"), max, needed } : undefined;
}

function fillTexts(file: JsonFile, data: unknown, first: (way: Path) => number): void {
  const rooms = new Map<string, Room | undefined>();
  for (const way of textPaths(data)) {
    // Only one entry of each list is measured, because all entries have the same length limits.
    // Slugs are skipped, because they are not free text.
    const kind = placeName(way.filter((key) => typeof key !== "number"));
    if (way.at(-1) === "slug" || way.at(-1) === "about") continue;
    if (!rooms.has(kind)) rooms.set(kind, roomAt(file, data, way));
    const room = rooms.get(kind);
    if (!room) continue;
    // These texts use words in braces as placeholders, so braces are removed from the payloads.
    const hasPlaceholders = file === "pages.json" || kind.startsWith("blog.callToAction");
    const payloads = fill(first(way), room.max - room.needed.length - 1);
    const text = hasPlaceholders ? payloads.replace(/[{}]/g, "") : payloads;
    setValue(data, way, `${room.needed} ${text}`.trim().padEnd(room.min, " and more words"));
  }
  if (![...rooms.values()].some(Boolean)) throw new Error(`No text of ${file} takes payloads.`);
}

function manyOf(entry: object, index: number, file: JsonFile): object {
  const copy: Record<string, unknown> = structuredClone(entry) as Record<string, unknown>;
  if ("slug" in copy) copy.slug = `hostile-${index}`;
  if (file === "cases.json") copy.services = undefined;
  if (file === "services.json") copy.article = undefined;
  if (file === "process.json") copy.step = index + 1;
  if (file === "plans.json") copy.featured = index === 0;
  if (file === "plans.json") copy.label = "label";
  return copy;
}

/**
 * Puts a number before each name. Long payloads are shortened, so names could be equal without the
 * numbers.
 */
function tellApart(entry: Record<string, unknown>, index: number): void {
  for (const field of ["name", "title"]) {
    const text = entry[field];
    if (typeof text === "string") entry[field] = `${index} ${text}`.slice(0, text.length).trim();
  }
}

/** Returns markdown with the payload at all places where the content check accepts it. */
function bodyWith(payload: string): string {
  const pieces = markdownWith
    .map(([, write]) => write(payload))
    // Each piece is checked alone, because an unclosed code block would contain the next pieces.
    .filter((piece) => checkBody(`Text.\n\n${piece}\n\nText.\n`, "", 1).problems.length === 0);
  return `Text.\n\n${pieces.join("\n\nText.\n\n")}\n\nText.`;
}

/**
 * Inserts payloads into every text field of the content files: as many payloads as the maximum
 * length of the field allows. A list gets one entry for each payload.
 */
export async function makeHostileContent(content: string): Promise<void> {
  const read = (file: string) => JSON.parse(readFileSync(path.join(content, file), "utf8"));
  const written = new Map<string, unknown>();
  for (const file of Object.keys(jsonFiles) as JsonFile[]) {
    let data = read(file);
    const isList = Array.isArray(data);
    const count = file === "plans.json" ? MAX_PLANS : ON_A_LINE.length;
    const payloads = ON_A_LINE.slice(0, count);
    if (isList) data = payloads.map((_, index) => manyOf(data[0], index, file));
    const ways = textPaths(data).map((way) => placeName(way));
    // Each field gets a sequence of payloads. In a list, all fields of one entry get the same first
    // payload. Outside of lists, the first payload differs from field to field.
    fillTexts(file, data, (way) =>
      isList ? Number(way[0]) : 7 * ways.indexOf(placeName(way)) + (file === "site.json" ? 0 : 3),
    );
    if (isList) {
      for (const [index, entry] of data.entries()) tellApart(entry, index);
    }
    written.set(file, data);
  }
  const texts = <T>(file: JsonFile) => written.get(file) as T;
  const authors = texts<{ name: string }[]>("authors.json");
  const categories = texts<{ name: string }[]>("categories.json");
  // If a plan lists the feature that belongs to a service, the content check requires that the plan
  // also includes the service.
  const plans = texts<{ name: string; features?: { label: string }[] }[]>("plans.json");
  const labels = plans.flatMap(({ features = [] }) => features.map(({ label }) => label));
  for (const service of texts<{ planFeature?: string; plans: object[] }[]>("services.json")) {
    if (!labels.includes(service.planFeature ?? "")) service.planFeature = undefined;
    service.plans = plans.map(({ name, features = [] }) => {
      const included = features.some(({ label }) => label === service.planFeature);
      return { plan: name, coverage: included ? "included" : "quoted" };
    });
  }
  const { hero } = texts<{ hero: { emphasis: string } }>("site.json");
  texts<{ home: { title: string } }>("pages.json").home.title = hero.emphasis;
  for (const [file, data] of written) {
    writeFileSync(path.join(content, file), JSON.stringify(data, null, 1));
  }

  const folder = path.join(content, "posts");
  rmSync(folder, { recursive: true });
  const cover = await sharp({
    create: { width: 1200, height: 675, channels: 3, background: "#c8f751" },
  })
    .png()
    .toBuffer();
  for (const [index, payload] of ON_A_LINE.entries()) {
    const day = new Date(Date.UTC(2025, 1, 1 + index)).toISOString();
    const post = {
      id: `${index} ${fill(index, 80)}`,
      slug: `hostile-${index}`,
      title: fill(index, 110),
      excerpt: fill(index, 240),
      author: authors[index]?.name ?? "",
      category: categories[index]?.name ?? "",
      tags: [fill(index, 40), fill(index + 1, 40), fill(index + 2, 40)],
      featuredImage: "./cover.png",
      featuredImageAlt: fill(index, 240),
      published: true,
      publishedAt: day,
      createdAt: day,
      updatedAt: day,
      metaTitle: fill(index, 60),
      metaDescription: atLeast(index, 70, 160),
      keywords: [fill(index, 60), fill(index + 3, 60)],
    };
    const lines = Object.entries(post).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    mkdirSync(path.join(folder, post.slug), { recursive: true });
    writeFileSync(path.join(folder, post.slug, "cover.png"), cover);
    writeFileSync(
      path.join(folder, post.slug, "index.md"),
      `---\n${lines.join("\n")}\n---\n\n${bodyWith(payload)}\n`,
    );
  }
  const { problems } = await checkContent(content);
  if (problems.length > 0) {
    const shown = problems.slice(0, 10).map(formatProblem).join("\n");
    throw new Error(`The content check rejects the hostile content:\n${shown}`);
  }
}
