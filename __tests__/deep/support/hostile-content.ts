import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkedSite as checkContent } from "../../../src/content/model/checked-site";
import { readJson } from "../../../src/content/read/json";
import { checkSchema } from "../../../src/content/read/schema";
import { formatProblem } from "../../../src/content/report";
import { checkBody } from "../../../src/content/rules/body";
import { type JsonFile, jsonFiles } from "../../../src/content/types";
import { line } from "../../../src/content/types/fields";
import { markdownWith } from "../../support/markdown-with";
import { PAYLOADS } from "../../support/payloads";
import { plainCover, plainPost, writePosts } from "../../support/post-files";
import { textPaths, valueAt, withValue } from "./data-paths";

/** Payloads that are valid in a single-line field. */
export const ON_A_LINE = PAYLOADS.filter((text) => line(1000).safeParse(text).success);

/** Other content refers to these texts, or code selects something by them. */
const REFERENCES = /^(name|label|title|services?|plan|slug|path|url|emphasis|alsoOn)$/;

function isValid(file: JsonFile, data: unknown): boolean {
  const { source } = readJson(JSON.stringify(data), file);
  return source !== undefined && checkSchema(jsonFiles[file].schema, source).length === 0;
}

/** Appends a payload to every text of a JSON file that may contain it. */
function fillTexts(file: JsonFile, original: unknown): unknown {
  let data = original;
  for (const [index, way] of textPaths(original).entries()) {
    if (way.some((key) => REFERENCES.test(String(key)))) continue;
    const text = `${valueAt(data, way)} ${ON_A_LINE[index % ON_A_LINE.length]}`;
    const changed = withValue(data, way, text);
    if (isValid(file, changed)) data = changed;
  }
  return data;
}

/** Returns Markdown with the payload at all places where the content check accepts it. */
function bodyWith(payload: string): string {
  const pieces = markdownWith
    .map(([, write]) => write(payload))
    // Each piece is checked alone, because an unclosed code block would contain the next pieces.
    .filter((piece) => checkBody(`Text.\n\n${piece}\n\nText.\n`, "", 1).problems.length === 0);
  return `Text.\n\n${pieces.join("\n\nText.\n\n")}\n\nText.`;
}

/** Inserts payloads into the texts of a content folder, and adds a post for each payload. */
export async function makeHostileContent(content: string): Promise<void> {
  for (const file of Object.keys(jsonFiles) as JsonFile[]) {
    const whole = path.join(content, file);
    // The file of redirects is optional.
    if (!existsSync(whole)) continue;
    const data = fillTexts(file, JSON.parse(readFileSync(whole, "utf8")));
    writeFileSync(whole, JSON.stringify(data, null, 1));
  }
  const posts = ON_A_LINE.map((payload, index) => ({
    ...plainPost(`hostile-${index}`, new Date(Date.UTC(2025, 1, 1 + index)).toISOString()),
    title: `${index} ${payload}`.slice(0, 110),
    excerpt: `What is said of ${payload}`.slice(0, 240),
    tags: [payload.slice(0, 40).trim(), `tag ${index}`],
    body: bodyWith(payload),
  }));
  writePosts(content, posts, { "cover.png": await plainCover() });
  const { problems } = await checkContent(content);
  if (problems.length > 0) {
    const shown = problems.slice(0, 10).map(formatProblem).join("\n");
    throw new Error(`The content check rejects the hostile content:\n${shown}`);
  }
}
