import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/model/check";
import type { Problem } from "../../src/content/problem";
import { readPost } from "../../src/content/read/posts";
import { formatProblem } from "../../src/content/report";
import { type ContentFolder, makeContentFolder, postText } from "../support/content-folder";
import { type Damage, fieldDamages } from "../support/damages";
import { fc } from "../support/random";

const POST = "posts/first-post/index.md";
const TEXT = postText("first-post");

const folder: ContentFolder = makeContentFolder();
afterAll(() => folder.clear());
jest.setTimeout(120_000);

const FORM = /^content\/[^\n]+:[1-9]\d*:[1-9]\d* (?!Fix)[^\n]{5,}\. Fix: [^\n]{4,}$/;

/** Matches technical words of parsers and programs, which authors need not understand. */
const JARGON =
  /invalid input|is not valid yaml \(|expected \w+, received|received|undefined|\[object|\bNaN\b|zod|\bregex|\w+Error\b|\bat \S+:\d+:\d+\)|stack|unexpected|\btoken|\bparse|scalar|\bnode\b|implicit|mapping|sequence/i;
const CODE = /\bE[A-Z]{4,}/;

/**
 * Returns the message of a problem without quoted texts, because quoted texts can contain any word
 * that the author wrote.
 */
const withoutQuotations = ({ message, fix }: Problem) =>
  `${message.replace(/, in the line: .*/, "")}. ${fix}`.replace(/".*"/g, '""');

function expectWellFormed(how: string, bytes: Buffer, problems: Problem[]): void {
  const lines = bytes.toString("utf8").split("\n");
  for (const problem of problems) {
    const line = formatProblem(problem);
    if (!FORM.test(line)) throw new Error(`${how}: does not have the format of a problem: ${line}`);
    const words = withoutQuotations(problem).replace(/\.\/\w+/g, "");
    const jargon = JARGON.exec(words) ?? CODE.exec(words);
    if (jargon)
      throw new Error(`${how}: has a word that authors do not know ("${jargon[0]}"): ${line}`);
    if (problem.file.endsWith("index.md") && problem.line > lines.length + 1) {
      throw new Error(`${how}: has a position after the end of the file: ${line}`);
    }
  }
}

async function checkPosts(damages: readonly Damage[]): Promise<number> {
  let accepted = 0;
  const names = ["cover.png", "index.md"];
  const path = join(folder.path, "posts/first-post");
  for (const [how, bytes] of damages) {
    folder.write(POST, bytes);
    const { problems } = readPost({
      name: "first-post",
      path,
      file: "content/posts/first-post",
      names,
    });
    expectWellFormed(how, bytes, problems);
    if (problems.length > 0) continue;
    accepted++;
  }
  folder.write(POST, TEXT);
  return accepted;
}

test("the content check accepts a valid post", async () => {
  expect(await checkPosts([["nothing", Buffer.from(TEXT)]])).toBe(1);
});

const sample = <T>(all: T[], n: number) => all.filter((_, index) => index % n === 0);

describe("a damaged post", () => {
  test("the content check reports most random changes of a field in words that authors know", async () => {
    const damages = sample(fieldDamages(TEXT), 4);
    expect(damages.length).toBeGreaterThan(250);
    const accepted = await checkPosts(damages);
    // Some random changes are valid, so the check accepts some damaged posts.
    expect(accepted).toBeGreaterThan(damages.length / 20);
    expect(accepted).toBeLessThan(damages.length / 2);
  });

  test("the content check reports a post of random bytes or random characters in words that authors know", async () => {
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      fc.string({ unit: "binary", maxLength: 400 }).map((text) => Buffer.from(text)),
      fc.string({ unit: "binary" }).map((text) => Buffer.from(`---\n${text}\n---\n\n${text}\n`)),
    );
    const property = fc.asyncProperty(noise, async (bytes) => {
      await checkPosts([[bytes.toString("hex"), bytes]]);
    });
    await fc.assert(property, { numRuns: 50 });
  });
});

test("the content check never throws an error, even if several content files are damaged", async () => {
  const files = ["site.json", "categories.json", "authors.json", POST];
  const originals = files.map((file) => readFileSync(join(folder.path, file)));
  const change = fc.tuple(fc.nat(files.length - 1), fc.nat(2_000), fc.nat(255), fc.boolean());
  const property = fc.asyncProperty(
    fc.array(change, { minLength: 1, maxLength: 5 }),
    async (changes) => {
      const damaged = originals.map((bytes) => Buffer.from(bytes));
      for (const [file, at, byte, cut] of changes) {
        const bytes = damaged[file] ?? Buffer.alloc(0);
        const place = at % Math.max(1, bytes.length);
        if (cut && byte < 60) damaged[file] = bytes.subarray(0, place);
        else bytes[place] = byte;
      }
      damaged.forEach((bytes, index) => {
        folder.write(files[index] ?? "", bytes);
      });
      const { problems } = await checkContent(folder.path);
      for (const problem of problems)
        expectWellFormed("", Buffer.from("\n".repeat(5_000)), [problem]);
    },
  );
  await fc.assert(property, { numRuns: 20 });
});
