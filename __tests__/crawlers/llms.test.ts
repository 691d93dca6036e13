import { llmsText } from "../../src/crawlers/llms";

test("llms.txt contains the name and the summary of the site, and a list for each section that has pages", () => {
  const text = llmsText("Brand", "What it does.", [
    { heading: "Pages", lines: [["Home", "https://x.example/", "The first."]] },
    { heading: "Blog", lines: [] },
  ]);
  expect(text).toBe(
    "# Brand\n\n> What it does.\n\n## Pages\n\n- [Home](https://x.example/): The first.\n",
  );
});

test("llms.txt escapes Markdown syntax in titles and descriptions", () => {
  const lines: [string, string, string][] = [["[a](b) <c> *d*", "https://x.example/", "[e]"]];
  expect(llmsText("B", "s", [{ heading: "H", lines }])).toContain(
    "- [\\[a\\](b) \\<c\\> \\*d\\*](https://x.example/): \\[e\\]",
  );
});
