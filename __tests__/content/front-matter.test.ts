import { type ContentFolder, makeContentFolder } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const FIRST = `content/${POST}`;

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.clear());

/** What is replaced in a valid post, and the whole report. */
type Damage = [name: string, from: string, to: string, expected: string[]];

describe("YAML", () => {
  test.each<Damage>([
    [
      "has a colon inside a text",
      "A first title",
      "A title: with colon",
      [
        `${FIRST}:3:8 has a colon inside a text, in the line: title: A title: with colon. Fix: put the text in double quotes`,
      ],
    ],
    [
      "has a quote that is not closed",
      "title: A first title",
      'title: "A first title',
      [
        `${FIRST}:3:22 has a quote that is not closed, in the line: title: "A first title. Fix: close the text with the same quote on the same line`,
      ],
    ],
    [
      "has a quote that is only closed by an escaped one",
      "What it is about.",
      '"\\"',
      [
        `${FIRST}:5:10 excerpt: has a quote that is not closed. Fix: close the text with the same quote on the same line`,
      ],
    ],
    [
      "has a bracket that is not closed",
      "[first keyword]",
      "[first keyword",
      [
        `${FIRST}:19:25 has an indentation or a bracket that does not fit, in the line: keywords: [first keyword. Fix: line it up with its neighbors, and close every [ and {`,
      ],
    ],
    [
      "is indented with a tab",
      "  - budget",
      "\t- budget",
      [`${FIRST}:10:1 is indented with a tab, in the line: - budget. Fix: use spaces`],
    ],
    [
      "is indented by mistake",
      "title: A first title",
      "  title: A first title",
      [
        `${FIRST}:2:5 is followed by a line that is indented by mistake, in the line: id: first-post-id. Fix: begin each field at the start of its line`,
      ],
    ],
    [
      "has no space after the colon",
      "title: A first",
      "title:A first",
      [
        `${FIRST}:3:1 has a line without a field, in the line: title:A first title. Fix: write it as name: value, with a space after the colon`,
      ],
    ],
    [
      "has a backslash in double quotes",
      "A first title",
      '"C:\\dir"',
      [
        `${FIRST}:3:11 has a backslash in a text in double quotes, in the line: title: "C:\\dir". Fix: write two backslashes, or use single quotes`,
      ],
    ],
    [
      "has text after a quoted text",
      "A first title",
      "'it's'",
      [
        `${FIRST}:3:12 goes on after the end of a value, in the line: title: 'it's'. Fix: put the whole text in double quotes`,
      ],
    ],
    [
      "begins with @",
      "A first title",
      "@home",
      [
        `${FIRST}:3:8 has a text that begins with a character YAML keeps for itself, in the line: title: @home. Fix: put the text in double quotes`,
      ],
    ],
    [
      "begins with a backtick",
      "A first title",
      "`x` y",
      [
        `${FIRST}:3:8 has a text that begins with a character YAML keeps for itself, in the line: title: \`x\` y. Fix: put the text in double quotes`,
      ],
    ],
    [
      "loses what follows a #",
      "A first title",
      "Plan #1 wins",
      [
        `${FIRST}:3:8 title: is cut off at the #, which begins a comment. Fix: put the text in double quotes`,
      ],
    ],
    [
      "has a time that is a number elsewhere",
      "A first title",
      "12:30",
      [`${FIRST}:3:8 title: looks like a number or a date but must be text. Fix: put it in quotes`],
    ],
    [
      "has a number that only others know",
      "A first title",
      "1_000e3",
      [`${FIRST}:3:8 title: looks like a number or a date but must be text. Fix: put it in quotes`],
    ],
    [
      "has a date for a title",
      "A first title",
      "2025-11-20",
      [`${FIRST}:3:8 title: looks like a number or a date but must be text. Fix: put it in quotes`],
    ],
    [
      "has an anchor",
      "id: first-post-id",
      "id: &a first-post-id",
      [`${FIRST}:2:8 id: has an anchor (&). Fix: remove it, or put the text in quotes`],
    ],
    [
      "has a reference",
      "A first title",
      "*a",
      [`${FIRST}:3:8 title: is a reference (*) to another field. Fix: write the value out`],
    ],
    [
      "has a type",
      "published: true",
      'published: !!bool "true"',
      [`${FIRST}:13:19 published: has a type (!). Fix: remove it, or put the text in quotes`],
    ],
    [
      "has a directive",
      "---\n",
      "---\n%YAML 1.1\n",
      [
        `${FIRST}:3:1 comes after a line that begins with %, in the line: id: first-post-id. Fix: put that text in double quotes, or remove the line`,
      ],
    ],
    [
      "ends early",
      "\n---\n\nFirst",
      "\n...\nx: y\n---\n\nFirst",
      [
        `${FIRST}:21:1 comes after a line of three dots, which ends the front matter, in the line: x: y. Fix: remove that line`,
      ],
    ],
    [
      "has a list for a name",
      "tags:",
      "[a]: b\ntags:",
      [
        `${FIRST}:8:1 has a name that is not text, in the line: [a]: b. Fix: write each field as name: value`,
      ],
    ],
    [
      "is nested very deeply",
      "A first title",
      "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
      [
        `${FIRST}:3:72 is nested too deeply. Fix: remove brackets, marks or indentation until it is as deep as in the other files`,
      ],
    ],
  ])("%s", async (_, from, to, expected) => {
    folder.edit(POST, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});

describe("the front matter", () => {
  test.each<Damage>([
    [
      "is JavaScript",
      "---\n",
      "---js\n",
      [`${FIRST}:1:1 has a word after the first ---. Fix: leave only --- in the first line`],
    ],
    [
      "is in another language",
      "---\n",
      "--- toml\n",
      [`${FIRST}:1:1 has a word after the first ---. Fix: leave only --- in the first line`],
    ],
    [
      "comes after an empty line",
      "---\n",
      "\n---\n",
      [
        `${FIRST}:1:1 has something before the first ---. Fix: begin the file with ---, in its first line`,
      ],
    ],
    [
      "begins with four dashes",
      "---\n",
      "----\n",
      [
        `${FIRST}:1:1 has no front matter. Fix: begin the file with a line --- and the fields of the post`,
      ],
    ],
    [
      "does not begin",
      "---\n",
      "",
      [
        `${FIRST}:1:1 has no front matter. Fix: begin the file with a line --- and the fields of the post`,
      ],
    ],
    [
      "is never closed",
      "\n---\n\nFirst",
      "\n\nFirst",
      [
        `${FIRST}:1:1 has front matter that is never closed. Fix: write a line --- after the last field`,
      ],
    ],
    [
      "is closed by four dashes",
      "\n---\n\nFirst",
      "\n----\n\nFirst",
      [
        `${FIRST}:20:1 closes the front matter with more than ---. Fix: leave only --- in this line`,
      ],
    ],
  ])("%s", async (_, from, to, expected) => {
    folder.edit(POST, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});
