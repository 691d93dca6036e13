import { sentencesIn, textsOfHtml } from "../../src/output/search";

test("the texts of a page are its headings, paragraphs and cells, without code and drawings", () => {
  const html =
    '<h2 aria-label="One > two"><span id="one"></span>One &amp; <a href="/">two</a></h2>' +
    "<ul><li>First</li><li><p>It&#x27;s\n <strong>bold</strong> &#60; 3.</p></li></ul>" +
    "<table><tr><td>1</td><td>Cell</td></tr></table><svg><title>Icon</title></svg>" +
    "<script>code()</script>";
  expect(textsOfHtml(html)).toEqual(["One & two", "First", "It's bold < 3.", "Cell"]);
});

test("a text has a space between two links, and none inside a sentence that HTML divides", () => {
  const html =
    "<p><strong><em>Open</em></strong>, <!-- -->as&nbsp;&hellip;<!-- -->: 3.4x</p>" +
    "<p><a href='/a'>One</a><a href='/b'>two</a></p>";
  expect(textsOfHtml(html)).toEqual(["Open, as …: 3.4x", "One two"]);
});

test("a text is split between its sentences, and not inside numbers", () => {
  expect(sentencesIn("It costs $3.5k. Why? See above.")).toEqual([
    "It costs $3.5k.",
    "Why?",
    "See above.",
  ]);
});
