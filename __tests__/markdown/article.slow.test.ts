import { checkBody } from "../../src/content/rules/text";
import { describeArticle } from "../../src/markdown/article";
import { seed } from "../support/random";
import { randomMarkdown } from "../support/random-markdown";
import { htmlOfPage, htmlOfPreview } from "../support/remark";

test("the preview of the editor shows the same HTML as gatsby-transformer-remark renders", async () => {
  const accepted = randomMarkdown(3000).filter(
    (text) => checkBody(text, "", 1).problems.length === 0,
  );
  expect(accepted.length).toBeGreaterThan(200);
  for (const markdown of accepted) {
    const html = await htmlOfPage(markdown);
    expect([seed, markdown, htmlOfPreview(markdown)]).toEqual([seed, markdown, html]);
  }
});

test("the preview of the editor shows no raw HTML, because the content check rejects raw HTML", () => {
  const html = htmlOfPreview("Text <b onclick='x'>bold</b>.\n\n<p>raw</p>\n\nEnd.");
  expect(html).toBe("<p>Text bold.</p>\n<p>End.</p>");
});

test("the editor computes the reading time of a text", () => {
  expect(describeArticle(`# Title\n\n${"word ".repeat(500)}`).readingMinutes).toBe(3);
  expect(describeArticle("").readingMinutes).toBe(1);
});
