import sharp from "sharp";
import { type ShareImage, words } from "../../src/share-image/draw";
import { render } from "../../src/share-image/render";

const image: ShareImage = {
  title: "A title",
  kicker: "SEO & Content",
  brand: "Brand",
  host: "brand.example",
  fallback: "What the brand says",
};

test("it has the size that previews ask for", async () => {
  const { width, height, format } = await sharp(await render(words(image))).metadata();
  expect([width, height, format]).toEqual([1200, 630, "png"]);
});

test("the same words give the same bytes", async () => {
  expect(await render(words(image))).toEqual(await render(words(image)));
});

test.each([
  ["title", { title: "Another title" }],
  ["kicker", { kicker: "Another" }],
  ["brand", { brand: "Another" }],
  ["host", { host: "another.example" }],
])("another %s gives another image", async (_what, change) => {
  expect(await render(words({ ...image, ...change }))).not.toEqual(await render(words(image)));
});

test("a title that the face cannot write gives way to the fallback", () => {
  const { fallback } = image;
  expect(words({ ...image, title: "広告の基本" })).toBe(words({ ...image, title: fallback }));
});

test("where the face can write none of the words, the image is still drawn", async () => {
  const none = { title: "広", kicker: "告", brand: "の", host: "基", fallback: "本" };
  expect((await sharp(await render(words(none))).metadata()).width).toBe(1200);
});

test("no words of content are in its source: all are outlines", () => {
  const hostile = `</svg><script>x</script> & "x"`;
  expect(words({ ...image, title: hostile })).not.toMatch(/script|&|<text/);
});
