import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { type Problem, placeName } from "../../src/content/problem";
import { readJson } from "../../src/content/read/json";
import { checkSchema } from "../../src/content/read/schema";
import { checkBody } from "../../src/content/rules/body";
import { type JsonFile, jsonFiles } from "../../src/content/types";
import { contentFolderForEachTest, postText } from "../support/content-folder";
import { markdownWith } from "../support/markdown-with";
import { PAYLOADS } from "../support/payloads";
import { htmlOfPage } from "../support/remark";
import { textPaths, withValue } from "./support/data-paths";

const POST = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

function expectWellFormed(problems: Problem[], text: string) {
  const lines = text.split("\n");
  for (const { file, line, column, message, fix } of problems) {
    expect(file).not.toBe("");
    expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
    expect(message).toMatch(
      /^(is|has|does|starts|looks|ends|lists|names|contains|lacks|continues|there|\/|")/,
    );
    expect(fix.length).toBeGreaterThan(5);
  }
}

test("the content check refuses every attack payload in a field that code, a URL or an attribute uses", () => {
  const CLOSED = /(^|\.|, )(slug|path|url|email|whatsapp|telegram|icon|shareNetworks, entry \d)$/;
  let tried = 0;
  for (const file of Object.keys(jsonFiles) as JsonFile[]) {
    const data: unknown = JSON.parse(readFileSync(join(folder.path, file), "utf8"));
    for (const path of textPaths(data).filter((way) => CLOSED.test(placeName(way)))) {
      for (const payload of PAYLOADS.filter((text) => !/^[a-z]+$/.test(text))) {
        const hostile = withValue(data, path, payload);
        const { source, problems } = readJson(JSON.stringify(hostile, null, 2), file);
        const found = source ? checkSchema(jsonFiles[file].schema, source) : problems;
        expect([payload, found.map(({ field }) => field)]).toEqual([
          payload,
          [placeName(path, hostile)],
        ]);
        tried++;
      }
    }
  }
  expect(tried).toBeGreaterThan(1_000);
});

describe("front matter", () => {
  const CLOSED = ["slug", "author", "category", "featuredImage", "published", "publishedAt"];

  const problemsWith = async (field: string, payload: string) => {
    const line = new RegExp(`^${field}: .*$`, "m");
    folder.write(
      POST,
      postText("first-post").replace(line, () => `${field}: ${JSON.stringify(payload)}`),
    );
    return await folder.problems();
  };

  test.each(CLOSED)(
    "the content check rejects every attack payload in the field %s, and its report names the file, the line and a fix",
    async (field) => {
      for (const payload of PAYLOADS) {
        const [first = "", ...more] = await problemsWith(field, payload);
        expect(first).toMatch(new RegExp(`^content/${POST}:\\d+:\\d+ ${field}: .* Fix: `));
        expect(more.filter((line) => !line.startsWith(`content/${POST}:`))).toEqual([]);
      }
    },
  );
});

describe("the text of a post", () => {
  const SITE = "https://site.example";

  /** Whether a link has an unsafe scheme, or leads to another site without naming a scheme. */
  const deceives = (href: string) => {
    if (!URL.canParse(href, SITE)) return false;
    const { protocol, origin } = new URL(href, SITE);
    const stays = origin === SITE || /^https?:/i.test(href);
    return !["http:", "https:", "mailto:", "tel:"].includes(protocol) || !stays;
  };

  const harmIn = (html: string): string[] =>
    parse(html)
      .querySelectorAll("*")
      .flatMap(({ rawTagName, attributes }) => [
        ...(/^(script|style|svg|math|img|iframe|form|base|meta|link|template)$/i.test(rawTagName)
          ? [rawTagName]
          : []),
        ...Object.entries(attributes)
          .filter(
            ([name, value]) => /^on|style|src/i.test(name) || (name === "href" && deceives(value)),
          )
          .map(([name, value]) => `${name}=${value}`),
      ]);

  test.each(markdownWith)(
    "every attack payload in %s is either rejected by the content check or rendered harmlessly by Markdown",
    async (_place, write) => {
      for (const payload of PAYLOADS) {
        const body = `First paragraph.\n\n${write(payload)}\n\nLast paragraph.\n`;
        const { problems } = checkBody(body, POST, 22);
        expectWellFormed(
          problems.map((problem) => ({ ...problem, line: problem.line - 21 })),
          body,
        );
        // Rejected texts are rendered as well, because a build must be safe without the content
        // check.
        expect([payload, harmIn(await htmlOfPage(body))]).toEqual([payload, []]);
      }
    },
  );
});

jest.setTimeout(900_000);
