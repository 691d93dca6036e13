import { toMarkdown } from "../../src/feeds/markdown";

const POST = {
  title: "Ads * and <b>margins</b>",
  excerpt: "What to count.",
  author: { name: "Mara Ellison" },
  publishedAt: "2025-11-05T08:00:00.000Z",
  updatedAt: "2025-11-09T08:00:00.000Z",
  markdown: "## First\n\nA [link](/services).",
};

test("the Markdown version of a post has title, excerpt, author, dates and URL above the unchanged text", () => {
  expect(toMarkdown(POST, "https://x.example/blog/a")).toBe(
    [
      "# Ads \\* and \\<b\\>margins\\</b\\>",
      "> What to count.",
      "Mara Ellison, 2025-11-05 / 2025-11-09, <https://x.example/blog/a>",
      "## First\n\nA [link](/services).\n",
    ].join("\n\n"),
  );
});

test("the Markdown version of a post has one date if the post has not changed since publication", () => {
  const { publishedAt } = POST;
  const text = toMarkdown({ ...POST, updatedAt: publishedAt }, "https://x.example/blog/a");
  expect(text).toContain("Mara Ellison, 2025-11-05, <");
});
