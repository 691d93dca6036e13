import { llmsText } from "../../src/crawlers/llms";

test("name, summary, and a list for each section that has one", () => {
  const text = llmsText("Brand", "What it does.", [
    { heading: "Pages", lines: [["Home", "https://x.example/", "The first."]] },
    { heading: "Blog", lines: [] },
  ]);
  expect(text).toBe(
    "# Brand\n\n> What it does.\n\n## Pages\n\n- [Home](https://x.example/): The first.\n",
  );
});

test("marks of Markdown in a title stay what they are", () => {
  const lines: [string, string, string][] = [["[a](b) <c> *d*", "https://x.example/", "e"]];
  expect(llmsText("B", "s", [{ heading: "H", lines }])).toContain(
    "- [\\[a\\](b) \\<c\\> \\*d\\*](https://x.example/): e",
  );
});
