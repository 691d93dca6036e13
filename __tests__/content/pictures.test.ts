import { readFileSync } from "node:fs";
import sharp from "sharp";
import { contentFolderForEachTest } from "../support/content-folder";
import { COVER } from "../support/post-text";

const POST = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "red" } });

test.each<[name: string, bytes: Promise<Uint8Array> | Uint8Array | string, words: string]>([
  ["is empty", "", "is not a picture. Save it again as PNG, JPEG, WebP or AVIF"],
  ["is cut off in its header", readFileSync(COVER).subarray(0, 20), "is not a picture"],
  ["is a pointer of Git LFS", "version https://git-lfs.github.com/spec/v1\n", "is not a picture"],
  ["is small", picture(1199, 900).png().toBuffer(), "has 1199 x 900 pixels. Use 1600 x 900"],
  [
    "is turned",
    picture(1600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "is rotated",
  ],
  [
    "has 16 bits for each color",
    picture(1600, 900).toColourspace("rgb16").png().toBuffer(),
    "has 16 bits for each color. Save it with 8 bits",
  ],
])("the content check reports a cover that %s", async (_, bytes, words) => {
  folder.write("posts/first-post/cover.png", await bytes);
  const problems = await folder.problems();
  expect(problems).toEqual([expect.stringContaining(`content/${POST}:11:16 featuredImage: `)]);
  expect(problems[0]).toContain(words);
});

test.each(["jpeg", "webp", "avif"] as const)(
  "the content check accepts a %s cover",
  async (format) => {
    folder.edit(POST, "./cover.png", `./Übung 1.${format}`);
    const bytes = await picture(1600, 900).toFormat(format).toBuffer();
    folder.write(`posts/first-post/Übung 1.${format}`, bytes);
    expect(await folder.problems()).toEqual([]);
  },
);

test("the content check reports a cover whose name differs in upper and lower case", async () => {
  folder.rename("posts/first-post/cover.png", "posts/first-post/Cover.PNG");
  expect(await folder.problems()).toEqual([
    expect.stringContaining("featuredImage: does not exist, but Cover.PNG does"),
  ]);
});

test("the content check reports a picture in the text only if it cannot be shown", async () => {
  folder.write("posts/first-post/a chart.png", await picture(20, 20).png().toBuffer());
  folder.edit(POST, "First paragraph.", "![A chart](./a%20chart.png)");
  expect(await folder.problems()).toEqual([]);
  folder.write("posts/first-post/a chart.png", "");
  expect(await folder.problems()).toEqual([
    expect.stringContaining(
      `content/${POST}:22:1 body: has a picture "./a%20chart.png" that is no`,
    ),
  ]);
});
