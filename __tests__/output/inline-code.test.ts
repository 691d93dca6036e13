import { createHash } from "node:crypto";
import { findInlineCode, hashOf } from "../../src/output/inline-code";

const SHEET = "@layer base{a{color:red}}";
const find = (html: string) => findInlineCode(html, (css) => css === SHEET);

test("the CSP hash of inline code covers exactly the text between the tags", () => {
  const digest = createHash("sha256").update(" a ").digest("base64");
  expect(hashOf(" a ")).toBe(`sha256-${digest}`);
});

test("the check of inline code accepts external scripts, JSON-LD, and style sheets of webpack", () => {
  const found = find(
    `<style data-href="/a.css">${SHEET}</style><script src="/app.js" async=""></script>
     <script type="application/ld+json">{"a":"<b onclick='x()'>"}</script>`,
  );
  expect(found).toEqual({ styles: [SHEET], faults: [] });
});

test.each([
  ["<script>alert(1)</script>", "script alert(1)"],
  ["<SCRIPT>alert(1)</SCRIPT>", "script alert(1)"],
  ["<script\n type='module'>alert(1)</script>", "script alert(1)"],
  ["<script>alert(1)", "script alert(1)"],
  ["<style>a{}</style>", "style sheet a{}"],
  [`<style>${SHEET}b{}</style>`, "style sheet @layer"],
  ['<p style="color:red">', 'attribute style="color:red" of <p>'],
  ["<p STYLE='color:red'>", 'attribute style="color:red" of <p>'],
  ['<img src="x" onerror="alert(1)">', 'attribute onerror="alert(1)" of <img>'],
  ['<svg><a onclick="x()"/></svg>', 'attribute onclick="x()" of <a>'],
  ['<body\n\tonload="x()">', 'attribute onload="x()" of <body>'],
  ['<p title="a > b" onclick="x()">', 'attribute onclick="x()" of <p>'],
])("the check for inline scripts and styles reports %s", (html, fault) => {
  const found = find(html);
  expect(found.faults).toHaveLength(1);
  expect(found.faults[0]).toContain(fault);
  expect(found.styles).toEqual([]);
});

test("the check for inline scripts and styles ignores escaped tags, and code that the page shows as text", () => {
  const html = '<p title="&lt;script>x" data-style="y">on click="z" style="w" &lt;script></p>';
  expect(find(html).faults).toEqual([]);
});

test("the error about forbidden inline code contains only the first characters of the code", () => {
  const [fault] = find(`<script>${"x".repeat(500)}</script>`).faults;
  expect(fault?.length).toBeLessThan(90);
});
