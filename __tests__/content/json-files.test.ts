import { type ContentFolder, makeContentFolder } from "../support/content-folder";

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.clear());

/** The file, what is replaced in it, and the whole report. */
type Damage = [name: string, file: string, from: string, to: string, expected: string[]];

describe("JSON", () => {
  test.each<Damage>([
    [
      "lacks a comma",
      "services.json",
      '"Paid ads",',
      '"Paid ads"',
      [
        'content/services.json:3:24 has no comma between two entries, in the line: "title": "Paid ads". Fix: write a comma here',
      ],
    ],
    [
      "has a comma at the end of a list",
      "services.json",
      '"One"\n',
      '"One",\n',
      [
        'content/services.json:8:12 has a comma before the closing ], in the line: "One",. Fix: remove the comma',
      ],
    ],
    [
      "has a comma at the end of a group",
      "services.json",
      "      }\n    ]",
      "      }\n    ],",
      [
        "content/services.json:19:6 has a comma before the closing }, in the line: ],. Fix: remove the comma",
      ],
    ],
    [
      "has curly quotes",
      "services.json",
      '"Paid ads"',
      "“Paid ads”",
      [
        'content/services.json:3:14 has the wrong kind of quotes, in the line: "title": “Paid ads”,. Fix: use straight double quotes: "',
      ],
    ],
    [
      "has single quotes",
      "services.json",
      '"Paid ads"',
      "'Paid ads'",
      [
        'content/services.json:3:14 has the wrong kind of quotes, in the line: "title": \'Paid ads\',. Fix: use straight double quotes: "',
      ],
    ],
    [
      "has a name without quotes",
      "services.json",
      '"title"',
      "title",
      [
        'content/services.json:3:5 has "title" without quotes, in the line: title: "Paid ads",. Fix: put the name in quotes',
      ],
    ],
    [
      "has a text without quotes",
      "services.json",
      '"Paid ads"',
      "Paid",
      [
        'content/services.json:3:14 has "Paid" without quotes, in the line: "title": Paid,. Fix: put the text in quotes',
      ],
    ],
    [
      "has True",
      "services.json",
      '"Paid ads"',
      "True",
      [
        'content/services.json:3:14 has "True" without quotes, in the line: "title": True,. Fix: write true in small letters',
      ],
    ],
    [
      "has a number that begins with 0",
      "services.json",
      '"Paid ads"',
      "0123",
      [
        'content/services.json:3:14 has "0123" without quotes, in the line: "title": 0123,. Fix: put the text in quotes',
      ],
    ],
    [
      "has a text that is not closed",
      "services.json",
      '"Paid ads"',
      '"Paid ads',
      [
        'content/services.json:3:14 has a text that is not closed, in the line: "title": "Paid ads,. Fix: close it with " on the same line',
      ],
    ],
    [
      "has a tab in a text",
      "services.json",
      "Paid ads",
      "Paid\tads",
      [
        'content/services.json:3:14 has a tab in a text, in the line: "title": "Paid\\tads",. Fix: write a space, or \\t',
      ],
    ],
    [
      "has a comment",
      "services.json",
      '"title"',
      '// x\n"title"',
      [
        "content/services.json:3:5 has a comment, which JSON does not know, in the line: // x. Fix: remove it",
      ],
    ],
    [
      "ends early",
      "services.json",
      "\n]\n",
      "\n",
      [
        "content/services.json:58:4 ends before every [ is closed, in the line: }. Fix: add the missing ]",
      ],
    ],
    [
      "goes on after its end",
      "services.json",
      "\n]\n",
      "\n]]\n",
      [
        "content/services.json:59:2 goes on after its end, in the line: ]]. Fix: remove what follows the last bracket",
      ],
    ],
    [
      "goes on after its end with a word",
      "services.json",
      "\n]\n",
      "\n] x\n",
      [
        "content/services.json:59:3 goes on after its end, in the line: ] x. Fix: remove what follows the last bracket",
      ],
    ],
    [
      "has a quote inside a text",
      "services.json",
      "Paid ads",
      'The "best" ads',
      [
        'content/services.json:3:20 has a quote inside a text, in the line: "title": "The "best" ads",. Fix: write \\" for it',
      ],
    ],
    [
      "has two commas",
      "services.json",
      '"Paid ads",',
      '"Paid ads",,',
      [
        'content/services.json:3:25 has two commas in a row, in the line: "title": "Paid ads",,. Fix: remove one comma, or write what is missing',
      ],
    ],
    [
      "is closed by the wrong bracket",
      "services.json",
      "    ]\n",
      "    }\n",
      ["content/services.json:19:5 has } where ] belongs, in the line: }. Fix: write ]"],
    ],
    [
      "lacks a colon",
      "services.json",
      '"title":',
      '"title"',
      [
        'content/services.json:3:12 has a name without a value, in the line: "title" "Paid ads",. Fix: write a colon and the value after the name',
      ],
    ],
    [
      "lacks a value",
      "services.json",
      '"title": "Paid ads"',
      '"title": ',
      [
        'content/services.json:3:13 has a name without a value, in the line: "title": ,. Fix: write a colon and the value after the name',
      ],
    ],
    [
      "has a name twice",
      "services.json",
      '"title": "Paid ads",',
      '"title": "Paid ads",\n    "title": "x",',
      [
        'content/services.json:4:5 "x", title: is set twice, first in line 3. Fix: remove one of them',
      ],
    ],
  ])("%s", async (_, file, from, to, expected) => {
    folder.edit(file, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});

describe("an entry", () => {
  test.each<Damage>([
    [
      "lacks a field",
      "services.json",
      '    "title": "Funnels",\n',
      "",
      [
        'content/services.json:40:3 entry 3, title: is missing. Fix: add it, as in "title": "Paid Ads"',
      ],
    ],
    [
      "lacks a nested field",
      "site.json",
      ',\n      "path": "/contact"\n    },\n    "secondary"',
      '},\n    "secondary"',
      [
        'content/site.json:24:5 hero.primary.path: is missing. Fix: add it, as in "path": "/services"',
      ],
    ],
    [
      "has a slip in a name",
      "services.json",
      '"desc"',
      '"decs"',
      ['content/services.json:4:5 "Paid ads", decs: is not a known field. Fix: rename it to desc'],
    ],
    [
      "has a slip in a name of an optional group",
      "pages.json",
      '"label": "Book"',
      '"lable": "Book"',
      [
        "content/pages.json:22:7 services.callToAction.lable: is not a known field. Fix: rename it to label",
      ],
    ],
    [
      "has __proto__",
      "services.json",
      '"title"',
      '"__proto__": {},\n    "title"',
      [
        'content/services.json:3:5 "Paid ads", __proto__: is not a known field. Fix: remove it; known are title, desc, icon, family, points, plans, term, article',
      ],
    ],
    [
      "is a number where text belongs",
      "services.json",
      '"Paid ads"',
      "2025",
      [
        "content/services.json:3:14 entry 1, title: is a number (2025) but must be text. Fix: put it in quotes",
      ],
    ],
    [
      "is null",
      "services.json",
      '"Paid ads"',
      "null",
      [
        'content/services.json:3:5 entry 1, title: is empty. Fix: write it, as in "title": "Paid Ads"',
      ],
    ],
    [
      "has an unknown icon",
      "services.json",
      '"target"',
      '"targat"',
      [
        'content/services.json:5:13 "Paid ads", icon: is not an icon of this site. Fix: use one of target, clapper, funnel, pulse, search, mail, code, layout, chat, spark, loop',
      ],
    ],
    [
      "is a text where a list belongs",
      "services.json",
      '[\n      "One"\n    ]',
      '"One"',
      [
        'content/services.json:7:15 "Paid ads", points: is not a list. Fix: write a list, as in ["first", "second"]',
      ],
    ],
    [
      "is an empty list",
      "services.json",
      '[\n      "One"\n    ]',
      "[]",
      ['content/services.json:7:5 "Paid ads", points: is empty. Fix: name at least one point'],
    ],
    [
      "has an invisible character",
      "services.json",
      "Paid ads",
      "Paid\\u0000ads",
      [
        'content/services.json:3:14 "Paid\\u0000ads", title: has a line break or an invisible character. Fix: write it on one line',
      ],
    ],
    [
      "has half an emoji",
      "authors.json",
      "Runs ads.",
      "Runs \\ud83d ads.",
      [
        'content/authors.json:5:12 "Mara Ellison", bio: has a line break or an invisible character. Fix: write it on one line',
      ],
    ],
    [
      "is not numbered",
      "process.json",
      '"step": 1',
      '"step": "1"',
      ['content/process.json:3:13 "Audit", step: is not a whole number. Fix: count 1, 2, 3, 4'],
    ],
    [
      "is numbered 0",
      "process.json",
      '"step": 1',
      '"step": 0',
      ['content/process.json:3:13 "Audit", step: is not above 0. Fix: count 1, 2, 3, 4'],
    ],
    [
      "is a year in quotes",
      "site.json",
      "2025",
      '"2025"',
      [
        "content/site.json:9:13 footerYears.home: is not a year. Fix: write four digits without quotes",
      ],
    ],
    [
      "is a year of two digits",
      "site.json",
      "2025",
      "25",
      [
        "content/site.json:9:13 footerYears.home: is not a year. Fix: write four digits without quotes",
      ],
    ],
    [
      "is an http address",
      "site.json",
      "https://steepline.example",
      "http://steepline.example",
      ["content/site.json:3:10 url: is not an https address. Fix: write it as https://example.com"],
    ],
    [
      "is an address with a path",
      "site.json",
      "https://steepline.example",
      "https://steepline.example/",
      ["content/site.json:3:10 url: has more than a host. Fix: write it as https://example.com"],
    ],
    [
      "is an unknown network",
      "site.json",
      '"facebook"',
      '"facebok"',
      [
        "content/site.json:39:5 shareNetworks, entry 1: is not a network of this site. Fix: use one of facebook, twitter, linkedin",
      ],
    ],
    [
      "is a path with a slash at its end",
      "site.json",
      '"path": "/contact"',
      '"path": "/contact/"',
      [
        "content/site.json:20:13 getStarted.path: is not a path of this site. Fix: start with / and do not end with one, as in /services",
      ],
    ],
    [
      "is a path to another host",
      "site.json",
      '"path": "/services"',
      '"path": "//evil.example"',
      [
        'content/site.json:15:15 navigation, "Services", path: is not a path of this site. Fix: start with / and do not end with one, as in /services',
      ],
    ],
    [
      "is a page under a wrong name",
      "pages.json",
      '"blog": {',
      '"blogg": {',
      ["content/pages.json:71:3 blogg: is not a known field. Fix: rename it to blog"],
    ],
    [
      "is a description that is too short",
      "pages.json",
      "A description that is long enough for search results to show it as it was written.",
      "Short.",
      [
        "content/pages.json:6:24 home.metaDescription: has 6 characters; 70 to 160 wanted. Fix: say more, search results show it",
      ],
    ],
    [
      "is an optional group without a value",
      "pages.json",
      '"home": {',
      '"home": {\n    "teaser": null,',
      [
        'content/pages.json:3:5 home.teaser: is empty. Fix: write it, as in "teaser": { ... }, or leave the field out',
      ],
    ],
    [
      "is a metric that cannot be drawn",
      "cases.json",
      "+312%",
      "312",
      [
        'content/cases.json:6:15 "first-case", metric: is not a change that can be drawn. Fix: write it as +312%, -41% or 3.4x',
      ],
    ],
  ])("%s", async (_, file, from, to, expected) => {
    folder.edit(file, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});

describe("between entries", () => {
  test.each<Damage>([
    [
      "two share a title",
      "services.json",
      '"Studio"',
      '"paid ads"',
      [
        'content/services.json:22:14 "paid ads", title: "paid ads" is also the title of entry 1. Fix: change one of the two',
      ],
    ],
    [
      "two cases share a slug",
      "cases.json",
      "second-case",
      "first-case",
      [
        'content/cases.json:14:13 "first-case", slug: "first-case" is also the slug of entry 1. Fix: change one of the two',
      ],
    ],
    [
      "two categories share a name",
      "categories.json",
      '"Social Commerce"',
      '"Paid advertising"',
      [
        'content/categories.json:8:13 "Paid advertising", name: "Paid advertising" is also the name of entry 1. Fix: change one of the two',
      ],
    ],
    [
      "two categories share a slug",
      "categories.json",
      '"social-commerce"',
      '"paid-advertising"',
      [
        'content/categories.json:9:13 "Social Commerce", slug: "paid-advertising" is also the slug of entry 1. Fix: change one of the two',
      ],
    ],
    [
      "two authors share a name",
      "authors.json",
      "Jonas Adeyemi",
      "Mara Ellison",
      [
        'content/authors.json:8:13 "Mara Ellison", name: "Mara Ellison" is also the name of entry 1. Fix: change one of the two',
      ],
    ],
    [
      "two plans share a name",
      "plans.json",
      '"Growth"',
      '"Starter"',
      [
        'content/plans.json:13:13 "Starter", name: "Starter" is also the name of entry 1. Fix: change one of the two',
        'content/services.json:16:17 "Paid ads", plans, entry 2, plan: "Growth" is not one of Starter, Starter. Fix: write one of them, or add it to content/plans.json',
        'content/services.json:35:17 "Studio", plans, entry 2, plan: "Growth" is not one of Starter, Starter. Fix: write one of them, or add it to content/plans.json',
        'content/services.json:54:17 "Funnels", plans, entry 2, plan: "Growth" is not one of Starter, Starter. Fix: write one of them, or add it to content/plans.json',
      ],
    ],
    [
      "two plans are featured",
      "plans.json",
      '"featured": false',
      '"featured": true,\n    "label": "x"',
      [
        'content/plans.json:21:17 "Growth", featured: is true, but "Starter" is featured already. Fix: write false in all plans but one',
      ],
    ],
    [
      "no plan is featured",
      "plans.json",
      '"featured": true',
      '"featured": false',
      [
        'content/plans.json:1:1 has no featured plan. Fix: write "featured": true in exactly one plan',
      ],
    ],
    [
      "the featured plan has no label",
      "plans.json",
      ',\n    "label": "Most popular"',
      "",
      [
        'content/plans.json:12:3 "Growth", label: is missing on a featured plan. Fix: add "label": "Most popular"',
      ],
    ],
    [
      "a plan is neither featured nor not",
      "plans.json",
      '"featured": true',
      '"featured": "yes"',
      [
        'content/plans.json:20:17 "Growth", featured: is neither true nor false. Fix: write true or false without quotes',
      ],
    ],
    [
      "the featured plan does not say that it is",
      "plans.json",
      '"featured": true,\n',
      "",
      [
        'content/plans.json:12:3 "Growth", featured: is missing. Fix: write true or false without quotes',
      ],
    ],
    [
      "a step is left out",
      "process.json",
      '"step": 2',
      '"step": 3',
      [
        'content/process.json:12:13 "Audit", step: is 3, but this is step 2 of the list. Fix: write 2, or move the step',
      ],
    ],
    [
      "the emphasis is not in the title",
      "site.json",
      "actually works",
      "really works",
      [
        'content/site.json:23:17 hero.emphasis: is not the end of home.title in pages.json ("Marketing that actually works"). Fix: repeat the title\'s last words exactly',
      ],
    ],
    [
      "a link leads to no page",
      "site.json",
      '"path": "/services"',
      '"path": "/servces"',
      [
        'content/site.json:15:15 navigation, "Services", path: /servces is no page of this site. Fix: write /services',
      ],
    ],
  ])("%s", async (_, file, from, to, expected) => {
    folder.edit(file, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});
