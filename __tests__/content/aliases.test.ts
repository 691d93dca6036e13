import { type ContentFolder, makeContentFolder } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const SECOND = "posts/second-post/index.md";
const FIRST = `content/${POST}`;

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.clear());

const withAliases = (aliases: string, file = POST) =>
  folder.edit(file, "published: true", `published: true\naliases: ${aliases}`);

describe("a former address", () => {
  test.each(["[old-slug]", '["/2019/10/Old_Post.html", /old/path]', '["/~ana/a.b-c"]'])(
    "may be %s",
    async (aliases) => {
      withAliases(aliases);
      expect(await folder.problems()).toEqual([]);
    },
  );

  test.each<[aliases: string, said: string]>([
    ["old-slug", "aliases: is not a list. Fix: write [old-slug]"],
    ["[Old Slug]", "is not a former address. Fix: write it without host and last slash, as in"],
    ['["https://steepline.example/old/"]', "last slash, as in /old"],
    ['["/old/"]', "last slash, as in /old"],
    ['["/a/../b"]', "is not a former address"],
    ['["//evil.example"]', "is not a former address"],
    ['["/a b"]', "is not a former address"],
    ['["/a?x=1"]', "last slash, as in /a"],
    ['[""]', "is empty. Fix: write it without host"],
    ["[2019]", "is a number (2019) but must be text"],
    ["[first-post]", "is the present address of the post"],
    ["[Second-Post]", "is not a former address"],
    ["[second-post]", "is the address of another page: /blog/second-post"],
    ["[/blog/SECOND-post]", "is the address of another page: /blog/second-post"],
    ["[/services]", "is the address of another page: /services"],
    ["[/blog/category/paid-advertising]", "is the address of another page"],
    ["[/blog/category/gone]", "belongs to the site itself"],
    ["[/blog/page/2]", "belongs to the site itself"],
    ["[/static/x]", "belongs to the site itself"],
    ["[/api/contact]", "belongs to the site itself"],
    ["[/robots.txt]", "is the address of a file, not of a page"],
    ["[old, old]", `is in ${FIRST} already`],
    ["[old, /blog/old]", `is in ${FIRST} already`],
  ])("may not be %s", async (aliases, said) => {
    withAliases(aliases);
    const problems = await folder.problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/posts\/first-post\/index\.md:14:\d+ aliases/);
    expect(problems[0]).toContain(said);
    expect(problems[0]).toContain(". Fix: ");
  });

  test("belongs to one post", async () => {
    withAliases("[old]");
    withAliases("[/blog/OLD]", SECOND);
    expect(await folder.problems()).toEqual([
      `content/${SECOND}:14:11 aliases, entry 1: /blog/OLD is in ${FIRST} already. Fix: leave it in one of the two`,
    ]);
  });

  test("is not linked to, as it costs readers a detour", async () => {
    withAliases("[old]");
    folder.edit(SECOND, "(/services)", "(/blog/old#heading)");
    expect((await folder.problems())[0]).toContain(
      "/blog/old#heading is a former address. Fix: write /blog/first-post",
    );
  });
});

describe("an address that was published", () => {
  const publish = (...addresses: string[]) =>
    folder.write("addresses.txt", `# Published once.\n\n${addresses.join("\n")}\n`);

  test("is in order while its page is there, or a post that has it for an alias", async () => {
    publish("/", "/services", "/blog/first-post # since May", "/blog/old");
    withAliases("[old]");
    expect(await folder.problems()).toEqual([]);
  });

  test("is missed when its post has another slug now, which is named", async () => {
    publish("/blog/first-post", "/blog/secnd-post");
    expect(await folder.problems()).toEqual([
      'content/addresses.txt:4:1 "/blog/secnd-post" was published, and nothing is there any more. Fix: add aliases: [secnd-post] to content/posts/second-post/index.md, or delete this line to give the address up',
    ]);
  });

  test("is missed when its post has a wholly different slug, by the id that never changes", async () => {
    folder.rename("posts/first-post", "posts/other");
    folder.edit("posts/other/index.md", "slug: first-post", "slug: other");
    folder.edit("posts/other/index.md", "id: first-post-id", "id: first-post");
    publish("/blog/first-post");
    expect((await folder.problems())[0]).toContain(
      "Fix: add aliases: [first-post] to content/posts/other/index.md, or",
    );
  });

  test("is missed when nothing takes its place", async () => {
    publish("/blog/first-post", "/blog/second-post", "/old/page");
    expect((await folder.problems())[0]).toContain(
      "Fix: add aliases: [/old/page] to the post that takes its place, or delete",
    );
  });

  test("is missed when its post is a draft, or comes out later", async () => {
    publish("/blog/first-post");
    const now = Date.parse("2025-11-18T07:59:59Z");
    expect((await folder.problems(now))[0]).toContain("was published, and its post is hidden now");
    expect(await folder.problems(now + 1000)).toEqual([]);
    folder.edit(POST, "published: true", "published: false");
    expect((await folder.problems())[0]).toContain(
      "Fix: publish the post again, or delete this line",
    );
  });
});

describe("links to parts of pages", () => {
  const link = (to: string) => folder.edit(POST, "(/services)", `(${to})`);

  test.each([
    "#heading",
    "/blog/second-post#heading",
    "/services#paid-ads",
    "/work#first-case",
    "/#work",
    "/pricing#comparison",
    "#content",
    "#%68eading",
  ])("%s is there", async (to) => {
    link(to);
    expect(await folder.problems()).toEqual([]);
  });

  test.each([
    ["#headng", "there is no heading #headng in this post. Fix: write #heading"],
    ["#link", "Fix: write one of #content, #heading"],
    ["/blog/second-post#nowhere", "there is no heading #nowhere on /blog/second-post. Fix: "],
    ["/services#paid", "Fix: write one of #content, #paid-ads"],
    ["/work#paid-ads", "there is no part #paid-ads on /work. Fix: "],
    ["#%E0%A4%A", "there is no heading #%E0%A4%A in this post"],
  ])("%s is not", async (to, said) => {
    link(to);
    const [first, ...more] = await folder.problems();
    expect(first).toMatch(/^content\/posts\/first-post\/index\.md:26:23 body: /);
    expect(first).toContain(said);
    expect(more).toEqual([]);
  });

  test("have the ids that the build gives to headings, whatever is in these", async () => {
    const headings = [
      "A **bold** `word`",
      "Crème & co.",
      "A **bold** `word`",
      "広告の基本",
      "1.5 %",
    ];
    folder.edit(POST, "## Heading", headings.map((text) => `## ${text}\n\nText.`).join("\n\n"));
    for (const id of ["a-bold-word", "creme-co", "a-bold-word-2", "広告の基本", "1-5"]) {
      folder.edit(POST, "Last paragraph", `[x](#${id}) Last paragraph`);
    }
    expect(await folder.problems()).toEqual([]);
  });
});

describe("posts that come out later", () => {
  const now = Date.parse("2025-11-18T07:00:00Z");

  test("are not linked to from posts that are there before", async () => {
    folder.edit(SECOND, "publishedAt: 2025-11-18T08:00:00Z", "publishedAt: 2025-11-17");
    folder.edit(SECOND, "(/services)", "(/blog/first-post)");
    expect(await folder.problems(now)).toEqual([
      `content/${SECOND}:26:23 body: /blog/first-post leads to a post that nobody can see before 2025-11-18T08:00:00.000Z. Fix: remove the link until then, or bring one of the two dates forward`,
    ]);
    expect(await folder.problems(now + 3_600_000)).toEqual([]);
  });

  test("may link to each other when they come out together", async () => {
    folder.edit(SECOND, "(/services)", "(/blog/first-post)");
    expect(await folder.problems(now)).toEqual([]);
  });
});
