import { annotations, formatReport } from "../../src/content/report";

const problem = {
  file: "content/posts/a,b: 100%/index.md",
  line: 4,
  column: 7,
  field: "slug",
  message: "is 100%\nwrong, really: so",
  fix: "do ::this",
};

test("every problem is one workflow command, in which nothing ends it too early", () => {
  expect(annotations([problem, { ...problem, field: "" }])).toBe(
    [
      "::error file=content/posts/a%2Cb%3A 100%25/index.md,line=4,col=7::slug: is 100%25%0Awrong, really: so. Fix: do ::this",
      "::error file=content/posts/a%2Cb%3A 100%25/index.md,line=4,col=7::is 100%25%0Awrong, really: so. Fix: do ::this",
    ].join("\n"),
  );
});

test("they follow the report under GitHub Actions, and nowhere else", () => {
  expect(formatReport([problem], { GITHUB_ACTIONS: "true" })).toMatch(/\n::error file=/);
  expect(formatReport([problem], {})).not.toContain("::error");
  expect(formatReport([], { GITHUB_ACTIONS: "true" })).toBe("");
});
