import { contentFolderForEachTest, testDamages } from "../support/content-folder";

const folder = contentFolderForEachTest();

const OUTSIDE = 'has text outside of quotes, in the line: "title":';
const NO_VALUE = "has no value or no field name";
const INVALID = "is not valid JSON, in the line:";
const ICONS = "is not an icon of this site. Fix: use one of target, clapper, funnel, pulse";

testDamages(
  "the content check reports %s in a JSON file, with its position and its line",
  "services.json",
  folder,
  [
    ["a missing comma", '"Paid ads",', '"Paid ads"', "4:5 has no comma between two entries"],
    ["a comma after a list's last entry", '"One"\n', '"One",\n', `9:5 ${NO_VALUE}`],
    ["a comma after the last field", "}\n    ]", "}\n    ],", `20:3 ${NO_VALUE}`],
    ["curly quotes", '"Paid ads"', "“Paid ads”", `3:14 ${OUTSIDE} “Paid ads”,`],
    ["single quotes", '"Paid ads"', "'Paid ads'", `3:14 ${OUTSIDE} 'Paid ads',`],
    ["a name without quotes", '"title"', "title", "3:5 has text outside of quotes"],
    ["a text without quotes", '"Paid ads"', "Paid", `3:14 ${OUTSIDE} Paid,`],
    ["a quote inside a text", "Paid ads", 'The "best" ads', `3:20 ${OUTSIDE} "The "best" ads",`],
    [
      "a text without a closing quotation mark",
      'ads"',
      "ads",
      "3:14 has a text without a closing quotation mark",
    ],
    [
      "a no-break space outside of quotes",
      '"title": ',
      '"title":\u00a0',
      "3:13 has a no-break space (U+00A0) outside of quotes, in the line:",
    ],
    ["a tab in a text", "Paid ads", "Paid\tads", "3:14 has a tab in a text"],
    ["a backslash", "Paid ads", "C:\\dir", "3:14 has a backslash in a text"],
    [
      "a number without digits after the decimal point",
      '"Paid ads"',
      "1.",
      `3:14 ${INVALID} "title":`,
    ],
    ["a comment", '"title"', '// x\n"title"', `3:5 ${INVALID} // x. Fix: compare the line`],
    ["a missing bracket", "\n]\n", "\n\n\n", "58:4 has a [ or { that is not closed"],
    ["text after the end", "\n]\n", "\n]]\n", `59:2 ${INVALID} ]]`],
    ["a wrong bracket", "    ]\n", "    }\n", "19:5 has no comma between two entries"],
    ["a missing colon", '"title":', '"title"', `3:13 ${INVALID} "title"`],
    ["a missing value", ' "Paid ads"', "", `3:13 ${NO_VALUE}`],
    [
      "a field that is set twice",
      '"icon"',
      '"desc": "x", "icon"',
      '5:5 "Paid ads", desc: is set twice, first in line 4',
    ],
  ],
);

testDamages("the content check reports a service with %s", "services.json", folder, [
  [
    "a missing field",
    '"title": "Funnels",\n',
    "\n",
    '40:3 entry 3, title: is missing. Fix: add the field, as in "title": "Paid Ads"',
  ],
  [
    "a typo in a name",
    '"desc"',
    '"decs"',
    '4:5 "Paid ads", decs: is not a known field. Fix: rename the field to desc',
  ],
  [
    "the field __proto__",
    '"title"',
    '"__proto__": {}, "title"',
    '3:5 "Paid ads", __proto__: is not a known field',
  ],
  [
    "a number for a text",
    '"Paid ads"',
    "2025",
    "3:14 entry 1, title: is a number (2025) but must be text",
  ],
  [
    "null",
    '"Paid ads"',
    "null",
    '3:5 entry 1, title: is empty. Fix: add a value, as in "title": "Paid Ads"',
  ],
  ["an unknown icon", '"target"', '"targat"', `5:13 "Paid ads", icon: ${ICONS}`],
  ["a text for a list", '[\n      "One"\n    ]', '"x"', '7:15 "Paid ads", points: is not a list'],
  ["an empty list", '[\n      "One"\n    ]', "[]", '7:5 "Paid ads", points: is empty'],
  [
    "half an emoji",
    "Paid ads",
    "\\ud83d",
    '3:14 "\\ud83d", title: has an invisible character (U+D83D)',
  ],
  [
    "the title of another service",
    '"Studio"',
    '"paid ads"',
    '22:14 "paid ads", title: "paid ads" is also the title of entry 1',
  ],
]);

testDamages("the content check reports %s in site.json", "site.json", folder, [
  ["a year in quotes", "2025", '"2025"', "9:13 footerYears.home: is not a year"],
  [
    "a host name with letters that are not ASCII",
    "https://steepline.example",
    "https://müller.example",
    "3:10 url: has letters that are not ASCII. Fix: write https://xn--mller-kva.example, the same",
  ],
  [
    "a language that is written from right to left",
    '"en"',
    '"ar"',
    "4:15 language: is a language that",
  ],
  ["a year of two digits", "2025", "25", "9:13 footerYears.home: is not a year"],
  ["an http address", "https://steep", "http://steep", "3:10 url: is not an https address"],
  [
    "an address with a path",
    'example",',
    'example/",',
    "3:10 url: contains more than https:// and a host name",
  ],
  [
    "an unknown network",
    '"facebook"\n',
    '"facebok"\n',
    "39:5 shareNetworks, entry 1: is not a social network that this site supports",
  ],
  [
    "a trailing slash",
    "/services",
    "/services/",
    '15:15 navigation, "Services", path: is not a path of this site',
  ],
  [
    "another host",
    "/services",
    "//evil.example",
    '15:15 navigation, "Services", path: is not a path of this site',
  ],
  [
    "a broken link",
    "/services",
    "/servces",
    '15:15 navigation, "Services", path: /servces is not a page of this site. Fix: write /services',
  ],
  [
    "an id without a path outside of the home page",
    "/services",
    "#services",
    '15:15 navigation, "Services", path: is an id without a path, which links outside of the home page need. Fix: write the path before the id, as in /#services',
  ],
  [
    "two steps instead of three",
    ',\n      "We call you."',
    "",
    "43:5 contactGuide.steps: does not have exactly three steps",
  ],
  ["a missing placeholder", "{year}", "2025", "7:16 copyright: lacks the placeholder {year}"],
  [
    "an emphasis that is not in the title",
    "actually",
    "really",
    "23:17 hero.emphasis: must repeat the last words of home.title",
  ],
]);

test.each(["/a_b", "/servces"])(
  "the content check reports the wrong paths of two links with the same label, also if the second path is %s",
  async (second) => {
    const links = ["a_b", second].map((path) => JSON.stringify({ label: "A", path }));
    folder.edit("site.json", '"navigation": [', `"navigation": [${links}, `);
    const report = expect.stringContaining('navigation, "A", path: ');
    expect(await folder.problems()).toEqual([report, report]);
  },
);

testDamages("the content check reports %s in pages.json", "pages.json", folder, [
  [
    "an unknown page",
    '"blog": {',
    '"blogg": {',
    "71:3 blogg: is not a known field. Fix: rename the field to blog",
  ],
  [
    "a typo in an optional group",
    '"label": "B',
    '"lable": "B',
    "22:7 services.callToAction.lable: is not a known field",
  ],
  [
    "a short description",
    "that is long enough for search results to show it",
    "",
    "6:24 home.metaDescription: has 33 characters; 70 to 160 allowed",
  ],
  [
    "an optional group without a value",
    '"home": {',
    '"home": { "teaser": null,',
    '2:13 home.teaser: is empty. Fix: add a value, as in "teaser": { ... }, or leave out the field',
  ],
]);

testDamages("the content check reports a plan %s", "plans.json", folder, [
  [
    "that is featured beside another featured plan",
    'd": false',
    'd": true, "label": "x"',
    '20:17 "Growth", featured: is true, but "Starter" is featured already',
  ],
  ["that is no longer featured if no other plan is", "true", "false", "1:1 has no featured plan"],
  ["that has no field `featured`", "true", '"yes"', '20:17 "Growth", featured: is neither true'],
]);

test.each([
  ["Growth+", '"Growth", name: "Growth" becomes "growth" in links, like "Growth+". Fix: '],
  ["Audit", '"Audit", name: "Audit" becomes "audit" in links, like the free audit. Fix: '],
])(
  "the content check reports that the plan %s has the same slug as another topic of the contact form",
  async (name, problem) => {
    folder.edit("plans.json", '"Starter"', JSON.stringify(name));
    expect(await folder.problems()).toContainEqual(expect.stringContaining(problem));
  },
);

test("the content check reports a fourth plan", async () => {
  const plan = {
    name: "A",
    price: "$1",
    summary: "S",
    includes: ["x"],
    cta: "Go",
    featured: false,
  };
  const more = [plan, { ...plan, name: "B" }].map((one) => `${JSON.stringify(one)},`).join("");
  folder.edit("plans.json", "[", `[${more}`);
  expect(await folder.problems()).toContainEqual(
    expect.stringContaining(
      '"Growth": is one plan too many: the pages have room for three plans. Fix: remove a plan',
    ),
  );
});

testDamages("the content check reports an author whose name is %s", "authors.json", folder, [
  [
    "the same without accents as another name",
    "Jonas Adeyemi",
    "Mára Ellison",
    '9:13 "Mára Ellison", name: "Mára Ellison" becomes "mara-ellison" in links, like "Mara Ellison"',
  ],
  [
    "written without Latin letters",
    "Jonas Adeyemi",
    "田中",
    '9:13 "田中", name: "田中" has no Latin letters or digits',
  ],
]);

testDamages("the content check reports a process step that is %s", "process.json", folder, [
  ["numbered in quotes", '"step": 1', '"step": "1"', '3:13 "Audit", step: is not a whole number'],
  ["numbered 0", '"step": 1', '"step": 0', '3:13 "Audit", step: is not greater than 0'],
  [
    "numbered 3 instead of 2",
    '"step": 2',
    '"step": 3',
    '12:13 "Audit", step: is 3, but this is step 2',
  ],
]);

testDamages("the content check reports a case study with %s", "cases.json", folder, [
  [
    "an unknown metric",
    "+312%",
    "312",
    '6:15 "first-case", metric: is not a change in percent or a multiple',
  ],
  [
    "a comma in its metric",
    "+312%",
    "+1,312%",
    '6:15 "first-case", metric: is not a change in percent or a multiple. Fix: write the metric without a comma',
  ],
  [
    "a text below the metric that is too long",
    "revenue",
    "x".repeat(33),
    '7:12 "first-case", sub: has 33 characters; at most 32 allowed',
  ],
  [
    "the slug of another case study",
    "second-case",
    "first-case",
    '14:13 "first-case", slug: "first-case" is also the slug of entry 1',
  ],
]);
