import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check";
import type { Problem } from "../../src/content/problem";
import { readContentFile } from "../../src/content/read/read-file";
import { formatProblem } from "../../src/content/report";
import { posts } from "../../src/content/types";
import { type ContentFolder, makeContentFolder, postText } from "../support/content-folder";
import { fc } from "../support/random";
import { canGatsbyRead } from "../support/remark";

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

/** Returns the message of a problem without the words of the author, which are quoted. */
const withoutQuotations = ({ message, fix }: Problem) =>
  `${message.replace(/, in the line: .*/, "")}. ${fix}`
    .replace(/".*"/g, '""')
    .replace(/\.\/\w+/g, "");

function expectForAuthors(problems: Problem[]): void {
  for (const problem of problems) {
    expect(formatProblem(problem)).toMatch(FORM);
    expect(withoutQuotations(problem)).not.toMatch(JARGON);
    expect(withoutQuotations(problem)).not.toMatch(CODE);
  }
}

/** A damaged file, with a description of the damage for failure messages. */
type Damage = [how: string, bytes: Buffer];

const VALUES = [
  ..."||~|null|1|-1.5|0x1F|0123|1_000|12:30|true|no|yes|[]|{}|[a, b]|{a: b}|a: b|a #b|# b".split(
    "|",
  ),
  ..."'|\"|'a|\"a|\"\\\"|\"\\q\"|'it''s'|`a`|@a|%a|*a|&a|&a b|!a b|!!js/function x|? a|- a|--- a".split(
    "|",
  ),
  ...">;|;> a;| a;<b>;</script>;javascript:alert(1);../x;/etc/passwd;./../x.png".split(";"),
  ...";\ta;a\tb;a\u0000b;a\u0007b;a\u00a0b;\ufeffa;a\u2028b;a\u202eb;\ud83d\ude80;日本;Ａｄｓ".split(
    ";",
  ),
  ..."2025-02-30;2025-13-45;2025-11-20 08:00;tomorrow;9999-12-31;__proto__;constructor".split(";"),
  "x".repeat(300),
  "x ".repeat(5000),
  "[".repeat(70),
  "{a: ".repeat(70),
];

const text = (how: string, whole: string): Damage => [how, Buffer.from(whole)];

/** Returns copies of a post with one field removed, repeated, renamed, moved or changed. */
function fieldDamages(file: string): Damage[] {
  const lines = file.split("\n");
  const end = lines.indexOf("---", 1);
  const damages: Damage[] = [];
  for (const [index, line] of lines.slice(0, end).entries()) {
    const name = /^(\w+):/.exec(line)?.[1];
    if (!name) continue;
    const replaced = (...by: string[]) => lines.toSpliced(index, 1, ...by).join("\n");
    damages.push(text(`${name} left out`, replaced()));
    damages.push(text(`${name} twice`, replaced(line, line)));
    damages.push(
      text(`${name} misspelled`, replaced(`${name.slice(1)}${line.slice(name.length)}`)),
    );
    damages.push(text(`${name} without colon`, replaced(line.replace(":", ""))));
    damages.push(text(`${name} without space`, replaced(line.replace(": ", ":"))));
    damages.push(text(`${name} indented`, replaced(`  ${line}`)));
    damages.push(text(`${name} after a tab`, replaced(`\t${line}`)));
    damages.push(text(`${name} after ---`, replaced("---", line)));
    for (const value of VALUES) {
      damages.push(text(`${name}: ${value.slice(0, 30)}`, replaced(`${name}: ${value}`)));
    }
  }
  return damages;
}

test("the content check reports damaged fields in words that authors know, and Gatsby can read all other posts", async () => {
  const damages = fieldDamages(TEXT).filter((_, index) => index % 4 === 0);
  let accepted = 0;
  for (const [how, bytes] of damages) {
    folder.write(POST, bytes);
    const { problems } = await readContentFile(join(folder.path, POST), `content/${POST}`, posts);
    expectForAuthors(problems);
    if (problems.length > 0) continue;
    accepted++;
    expect([how, await canGatsbyRead(bytes.toString())]).toEqual([how, true]);
  }
  // Some random changes are valid, so the check accepts some damaged posts.
  expect(accepted).toBeGreaterThan(damages.length / 20);
  expect(accepted).toBeLessThan(damages.length / 2);
  folder.write(POST, TEXT);
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
      expectForAuthors((await checkContent(folder.path)).problems);
    },
  );
  await fc.assert(property, { numRuns: 20 });
});
