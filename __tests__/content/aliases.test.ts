import { contentFolderForEachTest } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const SECOND = "posts/second-post/index.md";
const FIRST = `content/${POST}`;

const folder = contentFolderForEachTest();

const withAliases = (aliases: string, file = POST) =>
  folder.edit(file, "published: true", `published: true\naliases: ${aliases}`);

describe("an alias", () => {
  test.each([
    "[old-slug]",
    '["/2019/10/Old_Post.html", /old/path]',
    '["/~ana/a.b-c"]',
    "[/blog/category/gone, /blog/page/9]",
    "[/é/x, /old/]",
  ])("the content check accepts %s as the aliases of a post", async (aliases) => {
    withAliases(aliases);
    expect(await folder.problems()).toEqual([]);
  });

  test.each<[aliases: string, said: string]>([
    ["old-slug", 'must be a list. Fix: write a list, as in ["old-slug"]'],
    ["[Old Slug]", "is not a former address. Fix: write old-slug"],
    ['["//evil.example"]', "is not a former address"],
    ['["/a b"]', "is not a former address. Fix: write /a%20b"],
    ['["https://old.example/a?p=1"]', "is not a former address. Fix: write /a"],
    ['[""]', "is empty. Fix: write the former slug"],
    ["[2019]", "is a number (2019) but must be text"],
    ["[first-post]", "is the current address of the post"],
    ["[second-post]", "is the address of another page: /blog/second-post"],
    ["[/services]", "is the address of another page: /services"],
    ["[/blog/category/paid-advertising]", "is the address of another page"],
    ["[/api/contact]", "is reserved by the site"],
    ["[/_headers]", "is the address of a file of this site"],
    ["[/services/index.html]", "is the address of another page: /services"],
    ["[/blog/first-post/index.html]", "is the current address of the post"],
    ["[old, /blog/old]", `is already redirected in ${FIRST}`],
  ])("the content check rejects %s as the aliases of a post", async (aliases, said) => {
    withAliases(aliases);
    const problems = await folder.problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/posts\/first-post\/index\.md:14:\d+ aliases/);
    expect(problems[0]).toContain(said);
    expect(problems[0]).toContain(". Fix: ");
  });

  test("the content check reports an alias that two posts have in common", async () => {
    withAliases("[old]");
    withAliases("[/blog/old]", SECOND);
    expect(await folder.problems()).toEqual([
      `content/${SECOND}:14:11 aliases, entry 1: /blog/old is already redirected in ${FIRST}. Fix: remove one of the two redirects`,
    ]);
  });

  test("the content check reports a link to an alias, because an alias only redirects", async () => {
    withAliases("[old]");
    folder.edit(SECOND, "(/services)", "(/blog/old#heading)");
    expect((await folder.problems())[0]).toContain(
      "/blog/old#heading redirects. Fix: write /blog/first-post",
    );
  });
});

describe("redirects.json", () => {
  const write = (...redirects: object[]) =>
    folder.write("redirects.json", JSON.stringify(redirects, null, 1));

  test.each(["/2019/10/old-post", "/%E3%82%AC", "/ガ", "/Services", "/pricing.htm"])(
    "the content check accepts a redirect from %s",
    async (from) => {
      write({ from, to: "/services" });
      expect(await folder.problems()).toEqual([]);
    },
  );

  test.each([
    ["old", "/services", "is not a path. Fix: write /old"],
    ["/a?p=12", "/services", "is not a path. Fix: write /a"],
    ["/blog/*", "/services", "is not a path. Fix: write one old address without host, ? and *"],
    ["/old/%2e%2E/services", "/services", "is not a path"],
    ["/services/", "/work", "is the address of another page: /services"],
    ["/sitemap.xml", "/work", "is the address of a file of this site"],
    ["/old", "/nothing", "/nothing is neither a page nor a file"],
    ["/old", "/services#nothing", "there is no"],
    ["/old", "/old", "/old is neither a page nor a file"],
    ["/old", "/b", "/b redirects. Fix: write /services"],
  ])("the content check rejects a redirect from %s to %s", async (from, to, said) => {
    write({ from: "/b", to: "/services" }, { from, to });
    const [problem, ...more] = await folder.problems();
    expect(problem).toMatch(/^content\/redirects\.json:[78]:\d+ entry 2, (from|to): /);
    expect(problem).toContain(said);
    expect(problem).toContain(". Fix: ");
    expect(more).toEqual([]);
  });

  test("the content check reports an old path that an alias or another redirect has", async () => {
    withAliases("[/old]");
    write(
      { from: "/old/", to: "/services" },
      { from: "/%C3%A9", to: "/work" },
      { from: "/é", to: "/" },
    );
    expect(await folder.problems()).toEqual([
      expect.stringContaining(`/old/ is already redirected in ${FIRST}`),
      expect.stringContaining("/é is already redirected in content/redirects.json"),
    ]);
  });

  test("the content check warns of redirects that differ only in case, unless they agree", async () => {
    const [old, upper] = [
      { from: "/old", to: "/work" },
      { from: "/Old", to: "/services" },
    ];
    write(old, upper);
    expect(await folder.warnings()).toEqual([
      expect.stringContaining(
        "entry 2, from: /Old differs from /old in content/redirects.json only in upper and lower case",
      ),
    ]);
    expect(await folder.problems()).toEqual([]);
    write(old, { ...upper, to: "/work" });
    expect(await folder.warnings()).toEqual([]);
  });

  test("the content check warns of more redirects than Cloudflare Pages reads", async () => {
    const redirects = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ from: `/old-${index}`, to: "/work" }));
    write(...redirects(1_000));
    expect(await folder.warnings()).toEqual([]);
    write(...redirects(1_001));
    expect(await folder.warnings()).toEqual([
      expect.stringContaining("become 2002 lines of _redirects"),
    ]);
  });

  test("the content check accepts a folder without redirects", async () => {
    folder.write("redirects.json", "[]");
    expect(await folder.problems()).toEqual([]);
    folder.remove("redirects.json");
    expect(await folder.problems()).toEqual([]);
  });
});

describe("links with a hash", () => {
  const link = (to: string) => folder.edit(POST, "(/services)", `(${to})`);

  test.each([
    "#heading",
    "/blog/second-post#heading",
    "/services#paid-ads",
    "/work#first-case",
    "#content",
    "#%68eading",
    "#related",
    "/services#group_acquire",
  ])(
    "the content check accepts the link %s, because the id exists on the linked page",
    async (to) => {
      link(to);
      expect(await folder.problems()).toEqual([]);
    },
  );

  test.each([
    ["#headng", "there is no heading or section #headng on /blog/first-post. Fix: write #heading"],
    ["#link", "Fix: write one of #content, #heading"],
    ["/blog/second-post#nowhere", "there is no heading or section #nowhere on /blog/second-post"],
    ["/pricing#faq", "Fix: write one of #content"],
    ["/services#paid", "Fix: write one of #content, #paid-ads"],
    ["#%E0%A4%A", "there is no heading or section #%E0%A4%A"],
  ])(
    "the content check reports the link %s, because the id does not exist on the linked page",
    async (to, said) => {
      link(to);
      const [first, ...more] = await folder.problems();
      expect(first).toMatch(/^content\/posts\/first-post\/index\.md:26:23 body: /);
      expect(first).toContain(said);
      expect(more).toEqual([]);
    },
  );

  test("the content check accepts links to the ids that the build generates for headings", async () => {
    const headings = [
      "Related",
      "A **bold** `word`",
      "Crème & co.",
      "A **bold** `word`",
      "広告の基本",
      "1.5 %",
    ];
    folder.edit(POST, "## Heading", headings.map((text) => `## ${text}\n\nText.`).join("\n\n"));
    for (const id of [
      "related-2",
      "a-bold-word",
      "crème-co",
      "a-bold-word-2",
      "広告の基本",
      "1-5",
    ]) {
      folder.edit(POST, "Last paragraph", `[x](#${id}) Last paragraph`);
    }
    expect(await folder.problems()).toEqual([]);
  });
});

describe("scheduled posts", () => {
  const now = Date.parse("2025-11-18T07:00:00Z");

  test("the content check reports a link to a scheduled post from a post that is published earlier", async () => {
    folder.edit(SECOND, "publishedAt: 2025-11-18T08:00:00Z", "publishedAt: 2025-11-17");
    folder.edit(SECOND, "(/services)", "(/blog/first-post)");
    expect(await folder.problems(now)).toEqual([
      `content/${SECOND}:26:23 body: /blog/first-post leads to a post that is not published before 2025-11-18T08:00:00.000Z. Fix: remove the link until the linked post is published, or let the linked post be published before this post`,
    ]);
    expect(await folder.problems(now + 3_600_000)).toEqual([]);
  });

  test("the content check accepts links between scheduled posts that are published at the same time", async () => {
    folder.edit(SECOND, "(/services)", "(/blog/first-post)");
    expect(await folder.problems(now)).toEqual([]);
  });
});
