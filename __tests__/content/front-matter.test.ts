import { contentFolderForEachTest, testDamages } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const TITLE = "A first title";

const folder = contentFolderForEachTest();

const QUOTE = "has an opening quotation mark without a closing one";
const INVALID = "is not valid YAML, in the line: title:";

testDamages(POST, folder, [
  [
    TITLE,
    "A title: with colon",
    "3:8 has a colon inside a text, in the line: title: A title: with colon. Fix: put the whole text",
  ],
  ["title: A", 'title: "A', `3:22 ${QUOTE}, in the line: title: "A first title`],
  ["What it is about.", '"\\"', `5:10 excerpt: ${QUOTE}`],
  ["keyword]", "keyword", "19:25 has wrong indentation or a bracket that is not"],
  ["  - budget", "\t- budget", "10:1 is indented with a tab"],
  ["title: A", "  title: A", "2:5 is followed by a line that is indented"],
  ["title: A", "title:A", "3:1 has a line without a field name and a colon"],
  [TITLE, '"C:\\dir"', "3:11 has a backslash in a text in double"],
  [TITLE, "'it's'", `3:12 ${INVALID} 'it's'. Fix: put the text in double quotes`],
  [
    "title: A",
    "title:\u00a0A",
    "3:1 has a no-break space (U+00A0) after the colon, in the line: title:\u00a0A first title. Fix: write an",
  ],
  [TITLE, "@home", `3:8 ${INVALID} @home`],
  [TITLE, "Plan #1 wins", "3:8 title: is cut off at the #, because # starts a comment"],
  ["id: first", "id: &a first", "2:8 id: starts with &, which YAML does not read as text"],
  [TITLE, "*a", "3:8 title: starts with *, which YAML does not read as text"],
  [
    "published: true",
    'published: !!bool "true"',
    "13:19 published: starts with !, which YAML does not read as text",
  ],
  ["tags:", "...\nx: y\ntags:", "9:1 is not valid YAML, in the line: x: y"],
]);

const NOT_OPENED = "1:1 does not start with a line `---`. Fix: write `---`, and nothing else";
const NOT_CLOSED = "has front matter that is not closed by a line `---`. Fix: write `---`, and";

testDamages(POST, folder, [
  ["---\n", "---js\n", NOT_OPENED],
  ["---\n", "", NOT_OPENED],
  ["\n---\n\n", "\n\n", `1:1 ${NOT_CLOSED}`],
  ["\n---\n\n", "\n----\n\n", `20:1 ${NOT_CLOSED}`],
]);
