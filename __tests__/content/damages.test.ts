import { contentFolderForEachTest } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const TITLE = "A first title";
const DATE = "2025-11-18T08:00:00Z";
const TAGS = "tags:\n  - ads\n  - budget";
const BODY = "First paragraph.\n\n## Heading";

const folder = contentFolderForEachTest();

/** A text of the file, the text that replaces it, the line and the field of the problem, and words of it. */
type Damage = [from: string, to: string, line: number, field: string, words: string];

const testDamages = (file: string, damages: Damage[]) =>
  test.each(damages)(
    `the content check reports ${file} if %j is replaced by %j`,
    async (from, to, line, field, words) => {
      folder.edit(file, from, to);
      const problems = await folder.problems();
      const place = new RegExp(`^content/${file}:${line}:\\d+ ${field && `${field}: `}`);
      expect(problems).toEqual([expect.stringMatching(place)]);
      expect(problems[0]).toContain(words);
    },
  );

describe("YAML", () => {
  const QUOTES = "Put the whole text in double quotes";
  testDamages(POST, [
    [TITLE, "A title: with colon", 3, "", "has a text with a colon in it. Put"],
    ["title: A", 'title: "A', 3, "", 'Missing closing "quote'],
    ["keyword]", "keyword", 20, "", "must be sufficiently indented and end with a ]"],
    ["  - budget", "\t- budget", 10, "", "begins with a tab. Indent"],
    ["title: A", "  title: A", 2, "", "is not valid YAML"],
    ["title: A", "title:A", 3, "", "is not valid YAML"],
    ["title: A", "title:\u00a0A", 3, "", "is not valid YAML"],
    [TITLE, '"C:\\dir"', 3, "", "Invalid escape sequence \\d"],
    [TITLE, "'it's'", 3, "", "is not valid YAML"],
    [TITLE, "@home", 3, "", "cannot start with reserved character @"],
    [TITLE, "Plan #1 wins", 3, "", `ends before #, because # begins a comment. ${QUOTES}`],
    [TITLE, `“${TITLE}”`, 3, "", "has a text in curly quotes, which visitors would see"],
    ["- ads", "- ‘ads’", 9, "", "has a text in curly quotes"],
    [TITLE, "*a", 3, "", `begins with *, & or !, which has a meaning in YAML. ${QUOTES}`],
    ["id: first", "id: &a first", 2, "", "begins with *, & or !"],
    ["published: true", 'published: !!bool "true"', 13, "", "begins with *, & or !"],
    ["tags:", "...\nx: y\ntags:", 9, "", "is not valid YAML"],
    ["author:", "title: again\nauthor:", 6, "", "Map keys must be unique"],
    ["---\n", "---js\n", 1, "", "has no fields. Begin the file with fields between two lines ---"],
    ["---\n", "\n---\n", 1, "", "has no fields"],
    ["\n---\n\n", "\n\n", 1, "", "has no line --- below"],
    ["title:", "<<<<<<< HEAD\ntitle: b\n=======\ntitle:", 3, "", "has a merge conflict"],
    ["First", "First\u0007", 22, "", "has an invisible control character"],
  ]);
});

describe("JSON", () => {
  const UNQUOTED = "a value is missing, or is not in straight double quotes";
  testDamages("services.json", [
    ['"Paid ads",', '"Paid ads"', 4, "", "is not valid JSON"],
    ['"One"\n', '"One",\n', 7, "", "has a comma after the last entry of a list. Remove the comma"],
    ['"One"\n    ]', '"One"\n    ],', 8, "", "has a comma after the last entry"],
    ['"Paid ads"', "“Paid ads”", 3, "", UNQUOTED],
    ['"Paid ads"', "'Paid ads'", 3, "", UNQUOTED],
    ['"title"', "title", 3, "", UNQUOTED],
    ['"Paid ads"', "Paid", 3, "", UNQUOTED],
    ['"Paid ads"', "1.", 3, "", UNQUOTED],
    ['"Paid ads"', "", 3, "", UNQUOTED],
    ["Paid ads", "Paid\tads", 3, "", UNQUOTED],
    ["Paid ads", 'The "best" ads', 3, "", "is not valid JSON"],
    ['ads"', "ads", 3, "", "is not valid JSON"],
    ["Paid ads", "C:\\dir", 3, "", "is not valid JSON"],
    ['"title"', '// x\n"title"', 3, "", "is not valid JSON"],
    ["    ]\n", "    }\n", 8, "", "is not valid JSON"],
    ['"title":', '"title"', 3, "", "is not valid JSON"],
    ['"icon"', '"desc": "x", "icon"', 5, "", "has this field twice"],
    ["  {", "<<<<<<< HEAD\n  {\n=======\n>>>>>>> other", 2, "", "has a merge conflict"],
  ]);
});

describe("fields of a post", () => {
  const NOT_A_DATE = "is not a valid date. Write it as 2025-11-20";
  const NO_PICTURE = "is not a picture beside the text. Write ./ and the name";
  testDamages(POST, [
    [`title: ${TITLE}\n`, "", 2, "title", "is missing. Add the field: Title of the post"],
    [TITLE, "2025", 3, "title", "is 2025, but must be a text; put the value in quotes"],
    ["Mara Ellison", "true", 6, "author", "is true, but must be a text"],
    [TITLE, "[a, b]", 3, "title", "is a list, but must be a text"],
    [TITLE, "\n  a: b", 4, "title", "is a group, but must be a text"],
    [TITLE, "", 3, "title", "is empty. Write a value: Title of the post"],
    [TITLE, '""', 3, "title", "is empty"],
    [TITLE, '" A"', 3, "title", "begins or ends with a space"],
    [TITLE, "|\n  A\n  B", 3, "title", "has a line break"],
    ["tags:", "__proto__: {a: 1}\ntags:", 8, "__proto__", "is not a known field"],
    ["d: true", "d: no", 13, "published", 'is "no", but must be true or false, without quotes'],
    ["d: true", 'd: "false"', 13, "published", 'is "false", but must be true or false'],
    [TAGS, "tags: ads", 8, "tags", 'is "ads", but must be a list, as in [first, second]'],
    [TAGS, "tags: []", 8, "tags", "is empty. Write at least one entry"],
    ["- budget", "- 2025", 10, "tags.2", "is 2025, but must be a text"],
    ["- ads", '- "#ads"', 9, "tags.1", "begins with #, which cards add. Remove it"],
    [DATE, "2025-02-30", 14, "publishedAt", NOT_A_DATE],
    [DATE, '"2025-13-45"', 14, "publishedAt", NOT_A_DATE],
    [DATE, "2025-11-20T24:00:00Z", 14, "publishedAt", NOT_A_DATE],
    [DATE, "2025-11-20 08:00", 14, "publishedAt", NOT_A_DATE],
    [DATE, "20 November 2025", 14, "publishedAt", NOT_A_DATE],
    [DATE, "2025", 14, "publishedAt", NOT_A_DATE],
    ["./cover", "./other", 11, "featuredImage", "does not exist. Put the file other.png"],
    [
      "featuredImageAlt",
      "coverFocus: middle\nfeaturedImageAlt",
      12,
      "coverFocus",
      "Write one of: top, ",
    ],
    ["./cover", "../b/cover", 11, "featuredImage", NO_PICTURE],
    ["./cover", "./_cover", 11, "featuredImage", NO_PICTURE],
    ["cover.png", "cover.svg", 11, "featuredImage", NO_PICTURE],
    ["cover.png", "IMG_1.HEIC", 11, "featuredImage", NO_PICTURE],
    ["slug: first", "slug: other", 4, "slug", "is not the name of the folder, first-post. Remove"],
    ["Paid A", "Paid B", 7, "category", '"Paid Bdvertising" is not in'],
    ["Mara", "Maria", 6, "author", "Write one of: Mara Ellison, Jonas Adeyemi"],
    ["updatedAt", "aliases: [Old Slug]\nupdatedAt", 16, "aliases.1", "is not a former address"],
    ["updatedAt", 'aliases: ["//evil.example"]\nupdatedAt', 16, "aliases.1", "is not a former"],
    ["updatedAt", 'aliases: ["/a b"]\nupdatedAt', 16, "aliases.1", "is not a former address"],
    ["updatedAt", 'aliases: ["/blog/*"]\nupdatedAt', 16, "aliases.1", "is not a former address"],
  ]);
});

describe("fields of JSON files", () => {
  testDamages("services.json", [
    [
      '"title": "Funnels",\n',
      "\n",
      18,
      "3.title",
      "is missing. Add the field: Name of the service",
    ],
    ['"title"', '"__proto__": {}, "title"', 3, "1.__proto__", "is not a known field"],
    ['"Paid ads"', "2025", 3, "1.title", "is 2025, but must be a text"],
    ['"Paid ads"', "null", 3, "1.title", "is empty. Write a value: Name of the service"],
    ['"target"', '"targat"', 5, "1.icon", 'is "targat". Write one of: target, clapper'],
    ['[\n      "One"\n    ]', '"x, y"', 6, "1.points", "but must be a list"],
    ['[\n      "One"\n    ]', "[]", 6, "1.points", "is empty. Write at least one entry"],
    ['"Studio"', '"paid ads"', 11, "2.title", "is also in content/services.json:3"],
  ]);
  testDamages("site.json", [
    ["2025", '"2025"', 8, "footerYears.home", 'is "2025", but must be a number without quotes'],
    ["https://steep", "http://steep", 3, "url", "is not the beginning of an https address"],
    ['example",', 'example/",', 3, "url", "is not the beginning of an https address"],
    ['"facebook"', '"facebok"', 37, "shareNetworks.1", "Write one of: facebook, twitter"],
    ["/services", "//evil.example", 14, "navigation.1.path", "is not an address. Write a path"],
    ["/services", "services", 14, "navigation.1.path", "is not an address. Write a path"],
    ["{year}", "2025", 6, "copyright", "lacks {year}"],
    ["hello@", "mailto:hello@", 32, "contact.email", "is not an email address"],
    ["+1 555", "0044 555", 33, "contact.whatsapp", "is not an international phone number"],
    ["+1 555", "+44 (0) 555", 33, "contact.whatsapp", "is not an international phone number"],
    [
      '"shareNetworks"',
      '"socialProfiles": [{ "label": "X", "path": "http://x.example" }], "shareNetworks"',
      36,
      "socialProfiles.1.path",
      "is not a whole https address",
    ],
    ["@steepline_growth", "https://t.me/steep", 34, "contact.telegram", "is not a Telegram handle"],
  ]);
  testDamages("pages.json", [
    ['"home": {', '"home": { "callToAction": {},', 2, "home.callToAction", "is not a known field"],
    ['"services": {', '"services": { "teaser": null,', 12, "services.teaser", "is empty"],
  ]);
  testDamages("plans.json", [["false", "0", 9, "1.featured", "is 0, but must be true or false"]]);
  testDamages("process.json", [
    ['"step": 1', '"step": 1.5', 3, "1.step", "is 1.5, but must be a whole number"],
    ['"step": 1', '"needs": "", "step": 1', 3, "1.needs", "is empty. Write a value, or remove it"],
    ['"step": 1', '"step": 0', 3, "1.step", "is 0, but must be 1 or more"],
    ['"step": 2', '"step": 1', 8, "2.step", "is also in content/process.json:3"],
  ]);
  testDamages("cases.json", [
    ['"+312%"', "312", 6, "1.metric", "is 312, but must be a text"],
    [
      "+312%",
      "+312% in 45 days",
      6,
      "1.metric",
      "has 16 characters, but its place has room for 12",
    ],
    ["second-case", "first-case", 15, "2.slug", "is also in content/cases.json:3"],
    ["first-case", "First Case", 3, "1.slug", "is not a slug. Use lower-case letters"],
    ['"bullets"', '"services": ["Ads"], "bullets"', 9, "1.services.1", "Write one of: Paid ads"],
  ]);
});

describe("the text of a post", () => {
  const HTML = "has HTML, which the site does not show";
  const LINK = "Begin the address with https://, mailto:, tel:, / or #";
  testDamages(POST, [
    [BODY, "text <i> more", 22, "body", HTML],
    [BODY, "<!-- c --> <b>", 22, "body", HTML],
    [BODY, "one\n\ntwo\n\n- three\n- four\n\n1. five\n2. <i>", 30, "body", HTML],
    [BODY, "[x](javascript:1)", 22, "body", `has a link to "javascript:1". ${LINK}`],
    [BODY, "[x](java&Tab;script:1)", 22, "body", LINK],
    [BODY, "[x](&#1;javascript:x)", 22, "body", LINK],
    [BODY, "<javascript:1>", 22, "body", LINK],
    [BODY, "[x][d]\n\n[d]: javascript:x", 24, "body", LINK],
    [BODY, "[a](\njavascript:1\n)", 22, "body", LINK],
    [BODY, "[x](ftp://a.example)", 22, "body", LINK],
    [BODY, "[x](mailto:)", 22, "body", LINK],
    [BODY, "[x](//evil.example)", 22, "body", LINK],
    [BODY, "[x](\\\\\\\\evil.example)", 22, "body", LINK],
    [BODY, "[x](<a b>)", 22, "body", LINK],
    [BODY, "[x](https:evil)", 22, "body", LINK],
    [BODY, "[x](https://100%.com/)", 22, "body", LINK],
    [BODY, "[x](www.x.example/a)", 22, "body", LINK],
    [BODY, "[x](a@b.example)", 22, "body", LINK],
    [BODY, "[x](services)", 22, "body", LINK],
    [BODY, "[x]()", 22, "body", LINK],
    [
      BODY,
      "Text.\n\n:::note\nText.\n:::",
      24,
      "body",
      'has ":::note", which would be shown as it stands',
    ],
    [BODY, "**a**{.button}", 22, "body", 'has "{.button}"'],
    [BODY, "## Heading {#id}", 22, "body", 'has "{#id}"'],
    [BODY, "[TOC]", 22, "body", "Posts with three headings have a table of contents"],
    [BODY, "One\nand ==two words==.", 23, "body", "Write **bold words**"],
    [BODY, "One.[^1]", 22, "body", "Write the footnote below the text"],
    [BODY, "> [!INFO]\n> Text.", 22, "body", "Write one of [!NOTE], [!TIP]"],
    [BODY, "![](./cover.png)", 22, "body", 'has a picture "./cover.png" without a description'],
    [BODY, "![a](./b.png)", 22, "body", 'has a picture "./b.png" that does not exist'],
    [
      BODY,
      "![a](https://x.example/b.png)",
      22,
      "body",
      "Put a PNG, JPEG, WebP or AVIF file beside",
    ],
  ]);
});
