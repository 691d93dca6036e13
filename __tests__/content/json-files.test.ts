import { contentFolderForEachTest, testDamages } from "../support/content-folder";

const folder = contentFolderForEachTest();

const OUTSIDE = 'has text outside of quotes, in the line: "title":';
const NO_VALUE = "has no value or no field name";
const INVALID = "is not valid JSON, in the line:";
const ICONS = "is not an icon of this site. Fix: use one of target, clapper, funnel, pulse";

testDamages("services.json", folder, [
  ['"Paid ads",', '"Paid ads"', "4:5 has no comma between two entries"],
  ['"One"\n', '"One",\n', `9:5 ${NO_VALUE}`],
  ['"One"\n    ]', '"One"\n    ],', `10:3 ${NO_VALUE}`],
  ['"Paid ads"', "“Paid ads”", `3:14 ${OUTSIDE} “Paid ads”,`],
  ['"Paid ads"', "'Paid ads'", `3:14 ${OUTSIDE} 'Paid ads',`],
  ['"title"', "title", "3:5 has text outside of quotes"],
  ['"Paid ads"', "Paid", `3:14 ${OUTSIDE} Paid,`],
  ["Paid ads", 'The "best" ads', `3:20 ${OUTSIDE} "The "best" ads",`],
  ['ads"', "ads", "3:14 has a text without a closing quotation mark"],
  [
    '"title": ',
    '"title":\u00a0',
    "3:13 has a no-break space (U+00A0) outside of quotes, in the line:",
  ],
  ["Paid ads", "Paid\tads", "3:14 has a tab in a text"],
  ["Paid ads", "C:\\dir", "3:14 has a backslash in a text"],
  ['"Paid ads"', "1.", `3:14 ${INVALID} "title":`],
  [
    '"title"',
    '// x\n"title"',
    "3:5 has a comment, which JSON files cannot have, in the line: // x",
  ],
  ["\n]\n", "\n\n\n", "28:4 has a [ or { that is not closed"],
  ["\n]\n", "\n]]\n", "29:2 has text after its end, in the line: ]]"],
  ["    ]\n", "    }\n", "9:5 has no comma between two entries"],
  ['"title":', '"title"', "3:13 has no colon after a field name"],
  [' "Paid ads"', "", `3:13 ${NO_VALUE}`],
  ['"icon"', '"desc": "x", "icon"', '5:5 "Paid ads", desc: is set twice, first in line 4'],
]);

testDamages("services.json", folder, [
  [
    '"title": "Funnels",\n',
    "\n",
    '20:3 entry 3, title: is missing. Fix: add the field, as in "title": "Paid Ads"',
  ],
  ['"desc"', '"decs"', '4:5 "Paid ads", decs: is not a known field. Fix: rename the field to desc'],
  ['"title"', '"__proto__": {}, "title"', '3:5 "Paid ads", __proto__: is not a known field'],
  ['"Paid ads"', "2025", "3:14 entry 1, title: is a number (2025) but must be text"],
  [
    '"Paid ads"',
    "null",
    '3:5 entry 1, title: is empty. Fix: add a value, as in "title": "Paid Ads"',
  ],
  ['"target"', '"targat"', `5:13 "Paid ads", icon: ${ICONS}`],
  [
    '[\n      "One"\n    ]',
    '"x, y"',
    '7:15 "Paid ads", points: is a text ("x, y") but must be a list. Fix: write a list, as in ["x","y"]',
  ],
  ['[\n      "One"\n    ]', "[]", '7:5 "Paid ads", points: is empty'],
  ["Paid ads", "\\ud83d", '3:14 "\\ud83d", title: has an invisible character (U+D83D)'],
  ['"Studio"', '"paid ads"', '12:14 "paid ads", title: "paid ads" is also the title of entry 1'],
]);

testDamages("site.json", folder, [
  [
    "2025",
    '"2025"',
    '8:13 footerYears.home: is a text ("2025") but must be a number. Fix: write a number without quotes',
  ],
  ["https://steep", "http://steep", "3:10 url: is not an https origin"],
  ['example",', 'example/",', "3:10 url: is not an https origin"],
  [
    '"facebook"\n',
    '"facebok"\n',
    "38:5 shareNetworks, entry 1: is not a social network that this site supports",
  ],
  ["/services", "/services/", '14:15 navigation, "Services", path: is not a path of this site'],
  ["/services", "//evil.example", '14:15 navigation, "Services", path: is not a path of this site'],
  [
    "/services",
    "/servces",
    '14:15 navigation, "Services", path: /servces is neither a page nor a file of this site. Fix: write /services',
  ],
  [
    "/services",
    "#services",
    '14:15 navigation, "Services", path: is an id without a path, which links outside of the home page need. Fix: write the path before the id, as in /#services',
  ],
  ["{year}", "2025", "6:16 copyright: lacks the placeholder {year}"],
]);

test("the content check refuses codes for an accent in a link, unless they are those of the id", async () => {
  folder.edit("services.json", "Paid ads", "Café");
  folder.edit("site.json", "/services", "/services#caf%65%CC%81");
  expect(await folder.problems()).toEqual([
    expect.stringContaining(
      'navigation, "Services", path: has an encoded letter in another form of Unicode than ids and names of files. Fix: write /services#caf%C3%A9',
    ),
  ]);
  folder.edit("site.json", "/services#caf%65%CC%81", "/services#caf%C3%A9");
  expect(await folder.problems()).toEqual([]);
});

test.each(["/a_b", "/servces"])(
  "the content check reports the wrong paths of two links with the same label, also if the second path is %s",
  async (second) => {
    const links = ["a_b", second].map((path) => JSON.stringify({ label: "A", path }));
    folder.edit("site.json", '"navigation": [', `"navigation": [${links}, `);
    const report = expect.stringContaining('navigation, "A", path: ');
    expect(await folder.problems()).toEqual([report, report]);
  },
);

testDamages("pages.json", folder, [
  ['"blog": {', '"blogg": {', "71:3 blogg: is not a known field. Fix: rename the field to blog"],
  ['"label": "B', '"lable": "B', "22:7 services.callToAction.lable: is not a known field"],
  [
    '"services": {',
    '"services": { "teaser": null,',
    '11:17 services.teaser: is empty. Fix: add a value, as in "teaser": { ... }, or leave out the field',
  ],
  [
    '"contact": {',
    '"contact": { "callToAction": {},',
    "53:16 contact.callToAction: is not a known field. Fix: remove the field; the known fields are title, subtitle",
  ],
]);

test("the content check reports a field that no page would show, beside other problems of the entry", async () => {
  folder.edit("cases.json", '"bullets"', '"quotedBy": "Ana", "period": 45, "bullets"');
  expect(await folder.problems()).toEqual([
    expect.stringContaining("quotedBy: is not shown without a quote"),
    expect.stringContaining("period: is a number (45) but must be text"),
  ]);
});

test("the content check reports questions without a heading", async () => {
  const questions = JSON.stringify([{ question: "Who owns the accounts?", answer: "You do." }]);
  folder.edit("pages.json", '"pricing": {', `"pricing": { "questions": ${questions},`);
  expect(await folder.problems()).toEqual([
    expect.stringContaining(
      'pricing.questionsTitle: is missing, but the page has questions. Fix: add a heading for them, as in "questionsTitle": "Questions"',
    ),
  ]);
});

const NOT_ONE = "1:1 does not have exactly one featured plan. Fix: write";

testDamages("plans.json", folder, [
  ['d": false', 'd": true, "label": "x"', NOT_ONE],
  ["true", "0", '20:17 "Growth", featured: is neither true'],
]);

test("the content check reports plans of which none is featured, beside other problems", async () => {
  folder.edit("plans.json", "true", "false");
  folder.edit("plans.json", '"price"', '"prize"');
  expect(await folder.problems()).toEqual([
    expect.stringContaining(NOT_ONE),
    expect.stringContaining("prize: is not a known field"),
  ]);
});

test.each(["AB", "ABCD"])(
  "the content check reports the plans %s, which are not three",
  async (names) => {
    const plans = [...names].map((name, index) => ({
      name,
      price: "$1",
      includes: ["x"],
      cta: "Go",
      featured: index === 0,
    }));
    folder.write("plans.json", JSON.stringify(plans));
    expect(await folder.problems()).toContainEqual(
      expect.stringContaining(
        "does not have three plans, for which the pages are made. Fix: write three plans",
      ),
    );
  },
);

test("the content check reports two steps with one number beside other problems of the file", async () => {
  folder.edit("process.json", '"step": 2', '"step": 1');
  folder.edit("process.json", '"desc"', '"decs"');
  expect(await folder.problems()).toEqual([
    expect.stringContaining("decs: is not a known field"),
    expect.stringContaining('step: "1" is also the step of entry 1'),
  ]);
});

testDamages("process.json", folder, [
  ['"step": 1', '"step": 1.5', '3:13 "Audit", step: is a number (1.5) but must be a whole number'],
  ['"step": 1', '"step": 0', '3:13 "Audit", step: is too small. Fix: write 1 or a larger number'],
]);

testDamages("cases.json", folder, [
  ['"+312%"', "312", '6:15 "first-case", metric: is a number (312) but must be text'],
  ["first-case", "content", '3:13 "content", slug: is an id that pages have already'],
  ["revenue", "x".repeat(33), '7:12 "first-case", sub: has 33 characters; at most 32 allowed'],
  [
    "second-case",
    "first-case",
    '14:13 "first-case", slug: "first-case" is also the slug of entry 1',
  ],
]);
