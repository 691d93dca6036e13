import { checkBody } from "../../src/content/rules/text";
import { renderBody } from "../../src/gatsby/render-body";
import { renderMarkdown } from "../../src/gatsby/render-markdown";
import { seed } from "../support/random";
import { randomMarkdown } from "../support/random-markdown";
import { parseMarkdown } from "../support/remark";

test("renders what gatsby-transformer-remark makes of the texts that the check accepts", async () => {
  const accepted = randomMarkdown(3000).filter(
    (text) => checkBody(text, "", 1).problems.length === 0,
  );
  expect(accepted.length).toBeGreaterThan(200);
  // It has raw HTML parsed as well, which moves line breaks out of tables.
  const tight = (html: string) => html.replace(/>\s+</g, "><").trim();
  for (const markdown of accepted) {
    const { html, contents } = renderBody(await parseMarkdown(markdown));
    const rendered = renderMarkdown(markdown);
    expect([seed, markdown, tight(rendered.html)]).toEqual([seed, markdown, tight(html)]);
    expect(rendered.contents).toEqual(contents);
  }
});

test("shows nothing of raw HTML, which the check refuses", () => {
  const { html } = renderMarkdown("Text <b onclick='x'>bold</b>.\n\n<p>raw</p>\n\nEnd.");
  expect(html).toBe("<p>Text bold.</p>\n<p>End.</p>");
});

test("tells how long the words of a text take to read", () => {
  expect(renderMarkdown(`# Title\n\n${"word ".repeat(500)}`).readingMinutes).toBe(3);
  expect(renderMarkdown("").readingMinutes).toBe(1);
});
