import { type HTMLElement, parse } from "node-html-parser";
import { makeSafe } from "../../src/markdown/make-safe";
import type { MarkdownNode } from "../../src/markdown/tree";
import { attr, one, texts } from "../support/html";
import { htmlOfPage as render } from "../support/remark";

const SITE = "https://steepline.example";
const linkIn = async (markdown: string) => one(parse(await render(markdown)), "a");

/** A markdown tree with a link to exactly this address. */
const linkTo = (url: string): MarkdownNode => ({
  type: "root",
  children: [
    {
      type: "link",
      url,
      data: { hProperties: { onClick: "alert(1)" } },
      children: [{ type: "text", value: "link" }],
    },
  ],
});

describe("raw HTML", () => {
  test.each([
    ["a script in a sentence", "before <script>alert(1)</script> after"],
    ["a drawing with a handler", '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ["a frame with a document in it", '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ["a form", '<form action="https://evil.example"><button>Go</button></form>'],
    ["a meta refresh", '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ["a handler on allowed markup", '<p onclick="alert(1)" style="color:red">text</p>'],
    ["a link with a script", '<a href="javascript:alert(1)">link</a>'],
    ["a comment", "<!-- <script>alert(1)</script> -->"],
    ["an unclosed element", '<img src=x onerror=alert(1) //\n\n<script src="//evil.example/x.js'],
  ])("the HTML of a post contains no raw HTML from its Markdown text (%s)", async (_what, html) => {
    const result = await render(`Before.\n\n${html}\n\nAfter.`);
    expect(texts(parse(result), "p")[0]).toBe("Before.");
    expect(result).not.toMatch(/<(script|style|img|svg|iframe|object|form|button|base|meta|!--)/i);
    const attributes = parse(result)
      .querySelectorAll("*")
      .flatMap((element) => Object.entries(element.attributes));
    expect(attributes.filter(([, value]) => !value.startsWith("https:"))).toEqual([]);
  });
});

describe("unsafe links", () => {
  const UNSAFE = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "javascript&colon;alert(1)",
    "java&#9;script:alert(1)",
    "data:text/html,%3Cscript%3Ealert(1)%3C/script%3E",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:\\\\evil.example",
  ];

  /** Returns the origin of the URL that a browser would open for the link. */
  const originOf = (link: HTMLElement) => new URL(attr(link, "href"), SITE).origin;

  test.each(UNSAFE)(
    "the link [text](<%s>) keeps its text and does not lead to another site",
    async (address) => {
      const link = await linkIn(`[text](<${address}>)`);
      expect(link.text).toBe("text");
      expect(originOf(link)).toBe(SITE);
    },
  );

  test.each(UNSAFE)(
    "a reference-style markdown link to %s does not lead to another site",
    async (address) => {
      expect(originOf(await linkIn(`[text][1]\n\n[1]: <${address}>`))).toBe(SITE);
    },
  );

  test.each([
    ...UNSAFE.filter((address) => !address.includes("&")),
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\nscript:alert(1)",
    " //evil.example",
    "/\t/evil.example",
  ])("a Markdown link to the unsafe address %j is rendered without an address", (address) => {
    const tree = linkTo(address);
    makeSafe(tree);
    expect(tree.children).toEqual([
      {
        type: "element",
        data: { hName: "a", hProperties: {} },
        children: [{ type: "text", value: "link" }],
      },
    ]);
  });
});

describe("safe links", () => {
  test.each([
    "https://elsewhere.example/a?b=1#c",
    "http://elsewhere.example",
    "Https://A.example/",
    "HTTPS://A.example/",
  ])("the external link %s opens a new tab without access to the original tab", async (address) => {
    const link = await linkIn(`[text](${address})`);
    expect(link.attributes).toEqual({
      href: address,
      target: "_blank",
      rel: "noopener noreferrer",
    });
  });

  test.each(["mailto:a@b.example", "MAILTO:a@b.example", "tel:+15550100199"])(
    "the link %s opens no new tab, because it opens no page",
    async (address) => {
      expect((await linkIn(`[text](${address})`)).attributes).toEqual({ href: address });
    },
  );

  test.each(["/services", "/blog/a-post#part", "#part"])(
    "the internal link %s opens in the same tab",
    async (address) => {
      expect((await linkIn(`[text](${address})`)).attributes).toEqual({ href: address });
    },
  );
});

test.each(['[text](/services "<Our> services")', '[text][a]\n\n[a]: /services "<Our> services"'])(
  "the link %j has the title that its Markdown states",
  async (markdown) => {
    const link = await linkIn(markdown);
    expect(link.attributes).toEqual({ href: "/services", title: "<Our> services" });
  },
);

test("if the Markdown of a post has two link definitions with the same label, links with this label lead to the first URL", async () => {
  const link = await linkIn("[text][a]\n\n[a]: /services\n[A]: /work");
  expect(attr(link, "href")).toBe("/services");
});

describe("simple markdown", () => {
  test("the HTML of a post has headings, lists, bold text, quotes and code", async () => {
    const article = parse(
      await render("## Title\n\n- one\n- two\n\n3. three\n\n**bold** _em_ `code`\n\n> quote"),
    );
    expect(texts(article, "h2")).toEqual(["Title"]);
    expect(texts(article, "ul > li")).toEqual(["one", "two"]);
    expect(attr(one(article, "ol"), "start")).toBe("3");
    expect(texts(article, "strong, em, code, blockquote")).toEqual(["bold", "em", "code", "quote"]);
  });

  test("the HTML of a markdown table has the alignment that the markdown sets for each column", async () => {
    const table = parse(await render("| a | b | c |\n| ---: | :---: | --- |\n| 1 | 2 | 3 |"));
    const aligned = table.querySelectorAll("th, td").map((cell) => cell.getAttribute("data-align"));
    expect(texts(table, "th, td")).toEqual(["a", "b", "c", "1", "2", "3"]);
    expect(aligned).toEqual(["right", "center", undefined, "right", "center", undefined]);
  });

  test("characters of Markdown that are special in HTML are escaped", async () => {
    const article = parse(await render('5 < 6 & 7 > 2 "quoted" `<b>`'));
    expect(one(article, "p").text).toBe('5 < 6 & 7 > 2 "quoted" <b>');
  });
});
