import { checkContent } from "../../src/content/check";
import { contentFolderForEachTest, testDamages } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const SECOND = "content/posts/second-post/index.md";
const TITLE = "A first title";
const DATE = "2025-11-18T08:00:00Z";
const TAGS = "tags:\n  - ads\n  - budget";

const folder = contentFolderForEachTest();

test("the content check reports static files that browsers would keep for a year", async () => {
  folder.write("../static/static/logo.png", "x");
  expect(await folder.problems()).toEqual([
    "static/static/logo.png:1:1 is in a folder whose files browsers keep for a year, even if they change. Fix: move the file to another folder",
  ]);
});

testDamages(POST, folder, [
  [
    `title: ${TITLE}\n`,
    "",
    '1:1 title: is missing. Fix: add the field, as in title: "TikTok Shop for Beginners"',
  ],
  [TITLE, "2025", "3:8 title: is a number (2025) but must be text"],
  ["slug: first-post", "slug: 0123", "4:7 slug: is a number (123) but must"],
  ["Mara Ellison", "true", "6:9 author: is a yes-or-no value (true) but must be text"],
  [TITLE, "[a, b]", "3:1 title: is a list but must be text"],
  [TITLE, "\n  a: b", "3:1 title: is a group of fields but must be text"],
  [TITLE, "", "3:1 title: is empty. Fix: add a value, as in title:"],
  [TITLE, '""', "3:8 title: is empty. Fix: add a value, as in title:"],
  [TITLE, "|\n  A\n  B", "3:8 title: has a line break. Fix: "],
  [TITLE, "x".repeat(111), "3:8 title: has 111 characters; at most 110 allowed"],
  ["category:", "catgory:", "7:1 catgory: is not a known field. Fix: rename"],
  ["tags:", "__proto__: {a: 1}\ntags:", "8:1 __proto__: is not a known field"],
  ["author:", "title: again\nauthor:", "6:1 title: is set twice, first in line 3"],
  ["d: true", "d: no", "13:12 published: is neither true nor false"],
  [
    TAGS,
    "tags: ads",
    '8:7 tags: is a text ("ads") but must be a list. Fix: write a list, as in ["ads"]',
  ],
  [TAGS, "tags: []", "8:1 tags: is empty. Fix: add at least one tag"],
  ["- budget", "- 2025", "10:5 tags, entry 2: is a number (2025) but must"],
  ["slug: first-post", "slug: page", "4:7 slug: is reserved by the blog itself"],
  [DATE, "2025-02-30", "14:14 publishedAt: is a date that does not exist"],
  [DATE, '"2025-13-45"', "14:14 publishedAt: is a date that does"],
  [DATE, "20 November 2025", "14:14 publishedAt: is not an ISO 8601 date"],
  [DATE, "2025", "14:14 publishedAt: is not a date. Fix: write the date as 2025-11-20T08"],
  [
    "./cover",
    "./other",
    "11:16 featuredImage: does not exist: content/posts/first-post/other.png. Fix: write ./cover.png, or put",
  ],
  [
    "./cover",
    "../b/cover",
    "11:16 featuredImage: is not a path in the post's folder. Fix: put the image into that folder, and write ./cover.png",
  ],
  ["./cover", "./_cover", "11:16 featuredImage: has a name that starts with _"],
  ["cover.png", "cover.svg", "11:16 featuredImage: is not a PNG, JPEG, WebP or AVIF image"],
  [
    "slug: first-post",
    "slug: other-post",
    `4:7 slug: "other-post" is not the name of the post's folder ("first-post"). Fix: rename the folder`,
  ],
  ["Paid A", "Paid B", '7:11 category: "Paid Bdvertising" is not one of'],
  [
    "Mara Ellison",
    "Somebody",
    '6:9 author: "Somebody" is not one of Mara Ellison, Jonas Adeyemi. Fix: write one of these names, or add',
  ],
  [
    "(/services)",
    "(/blog/secnd-post)",
    "26:23 body: /blog/secnd-post is neither a page nor a file of this site. Fix: write /blog/second-post",
  ],
]);

const link = (to: string) => folder.edit(POST, "(/services)", `(${to})`);

test.each(["NFC", "NFD"])(
  "the content check finds a file in static whose name is in the form %s",
  async (form) => {
    folder.write(`../static/${"Übung.pdf".normalize(form)}`, "x");
    link("/Übung.pdf) [b](/%C3%9Cbung.pdf");
    expect(await folder.problems()).toEqual([]);
  },
);

test("the content check reports an absolute link to a missing page of SITE_URL", async () => {
  link("https://www.owner.example/servces");
  const { problems } = await checkContent(folder.path, Date.now(), "https://owner.example");
  expect(problems.map(({ fix }) => fix)).toEqual(["write /services"]);
});

test("the content check accepts links to files in static", async () => {
  folder.write("../static/files/White paper.pdf", "x");
  folder.write("../static/landing/index.html", "x");
  link("/files/White%20paper.pdf) [b](/landing");
  expect(await folder.problems()).toEqual([]);
});

test.each([
  ["/whitepaper.pdf", "or put the file into the folder static"],
  ["/robot.txt", "Fix: write /robots.txt"],
  ["/services.html#paid-ads", "Fix: write /services#paid-ads"],
  ["/servces?a=1#paid-ads", "Fix: write /services?a=1#paid-ads"],
  ["/services/#paid-ads", "Fix: write /services#paid-ads"],
  ["/a/../services", "or put the file into the folder static"],
  ["/blog/page/2", "Fix: write /blog"],
  ["https://steepline.example/servces", "Fix: write /services"],
  ["https://www.steepline.example/x.pdf", "or put the file into the folder static"],
])("the content check reports the link %s, and suggests another one", async (to, fix) => {
  link(to);
  const [first = "", ...more] = await folder.problems();
  expect(first).toContain(" is neither a page nor a file of this site. Fix: ");
  expect(first.endsWith(fix)).toBe(true);
  expect(more).toEqual([]);
});

test.each([
  ["_redirects", "Fix: move the redirects to content/redirects.json"],
  ["_headers", "Fix: change src/output/headers.ts"],
  ["sitemap.xml", "Fix: rename the file"],
  ["search/entries.json", "Fix: rename the file"],
  ["services.html", "Fix: rename the file"],
  ["Blog/index.html", "Fix: rename the file"],
])("the content check reports the file static/%s, which the build writes", async (name, fix) => {
  folder.write(`../static/${name}`, "x");
  expect(await folder.problems()).toEqual([
    `static/${name}:1:1 has the address /${name}, which the build writes itself. ${fix}`.replace(
      /$/,
      name.startsWith("_") ? ", and remove the file" : "",
    ),
  ]);
});

testDamages(POST, folder, [
  ["- ads", '- "#ads"', "9:5 tags, entry 1: starts with #, which the site adds"],
  [
    "Mara Ellison",
    "Mara\u00a0Ellison",
    '6:9 author: "Mara\u00a0Ellison" contains a no-break space (U+00A0), and is not one of Mara Ellison, Jonas Adeyemi. Fix: write Mara Ellison',
  ],
]);

test.each([
  [
    "id",
    "id: SECOND-post-id",
    `${SECOND}:2:5 id: "second-post-id" is also the id of content/${POST}`,
  ],
  [
    "metaTitle",
    'metaTitle: "A META title: with a colon, of second-post"',
    `${SECOND}:17:12 metaTitle: "A meta title: with a colon, of second-post" is also the metaTitle of`,
  ],
  ["slug", "slug: second-post", `${SECOND}:4:7 slug: "second-post" is also the slug of`],
])(
  "the content check reports two posts whose %s is the same or differs only in case",
  async (field, replacement, problem) => {
    const now = { id: "first-post-id", metaTitle: '"A meta title: with a colon, of first-post"' }[
      field
    ];
    folder.edit(POST, `${field}: ${now ?? "first-post"}`, replacement);
    expect(await folder.problems()).toContainEqual(expect.stringContaining(problem));
  },
);
