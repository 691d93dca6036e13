import { copyFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentFolderForEachTest } from "../support/content-folder";
import { COVER, postText } from "../support/post-text";

const folder = contentFolderForEachTest();

/** The folder of a post, a text of the post, the mistake that replaces the text, its line and its message. */
type Mistake = [slug: string, from: string, to: string, line: number, message: string];

const TITLE = "title: A first title";

const MISTAKES: Mistake[] = [
  ["category", ": Paid Advertising", ": Paid Ads", 7, 'category: "Paid Ads" is not in content/'],
  ["colon", TITLE, "title: Ads: a guide", 3, "has a text with a colon in it. Put the whole text"],
  ["curly-quotes", TITLE, "title: “A guide”", 3, "has a text in curly quotes, which visitors"],
  [
    "date",
    "2025-11-18T08:00:00Z",
    "18.11.2025",
    14,
    "publishedAt: is not a valid date. Write it as 2",
  ],
  ["link", "(/services)", "(services)", 26, 'body: has a link to "services". Begin the addre'],
  ["missing-cover", "./cover.png", "./photo.png", 11, "featuredImage: does not exist. Put the"],
  ["slug-twice", "slug: slug-twice", "slug: first-post", 4, "slug: is not the name of the folder"],
  ["small-cover", "./cover.png", "./small.png", 11, "featuredImage: has 640 x 360 pixels. Use"],
  ["tab", "  - ads", "\t- ads", 9, "has a line that begins with a tab. Indent the line"],
];

test("the content check finds ten ordinary mistakes at once, one line for each", async () => {
  for (const [slug, from, to] of MISTAKES) {
    folder.write(`posts/${slug}/index.md`, postText(slug));
    folder.edit(`posts/${slug}/index.md`, from, to);
    copyFileSync(COVER, join(folder.path, "posts", slug, "cover.png"));
  }
  const small = await sharp(COVER).resize(640, 360).png().toBuffer();
  folder.write("posts/small-cover/small.png", small);
  folder.edit("services.json", '"One"\n', '"One",\n');
  const problems = (await folder.problems()).map((problem) => problem.replace(/:\d+ /, " "));
  expect(problems).toEqual([
    ...MISTAKES.map(([slug, , , line, message]) =>
      expect.stringContaining(`content/posts/${slug}/index.md:${line} ${message}`),
    ),
    "content/services.json:7 has a comma after the last entry of a list. Remove the comma",
  ]);
});
