import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { drawShareImage, type ShareImage } from "../../src/output/share-image";
import { tempFolder } from "../support/temp-folder";

const image: ShareImage = {
  title: "A title",
  kicker: "SEO & Content",
  brand: "Brand",
  host: "brand.example",
  fallback: "What the brand says",
};

/** Texts that the font cannot draw. */
const bare = { title: "広", brand: "の", host: "基", fallback: "本" };

const LONG =
  "Ågé of Ünlimited Growth: Thirty Lessons from a Year of Retention Marketing Experiments";

const drawn = new Map<string, Promise<Buffer>>();

/** Draws each image once, because drawing is slow. */
function draw(texts: ShareImage): Promise<Buffer> {
  const key = JSON.stringify(texts);
  const known = drawn.get(key) ?? drawShareImage(texts);
  drawn.set(key, known);
  return known;
}

async function pixelsOf(drawn: Buffer) {
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
}

/** Returns the area in which two share images differ by more than the noise of JPEG. */
async function difference(one: ShareImage, other: ShareImage) {
  const [a, b] = await Promise.all([one, other].map(async (drawn) => pixelsOf(await draw(drawn))));
  const found = { left: 1200, top: 630, right: 0, bottom: 0 };
  for (let y = 0; y < 630; y++) {
    for (let x = 0; x < 1200; x++) {
      const [from = [], to = []] = [a?.(x, y), b?.(x, y)];
      if (from.every((level, index) => Math.abs(level - (to[index] ?? 0)) < 60)) continue;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x + 1);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y + 1);
    }
  }
  return found;
}

const folder = tempFolder();
let covers = 0;

async function coverFile(made: sharp.Sharp): Promise<string> {
  covers += 1;
  const file = path.join(folder, `cover-${covers}`);
  writeFileSync(file, await made.toBuffer());
  return file;
}

const plain = (background: string) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } }).png();

test("a share image is a JPEG of 1200 x 630 pixels", async () => {
  const { width, height, format } = await sharp(await draw(image)).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
});

test("the same texts give a byte-identical share image", async () => {
  expect(await drawShareImage(image)).toEqual(await draw(image));
});

test.each([
  ["title", { title: "Another title" }],
  ["line above the title", { kicker: "Another" }],
  ["brand name", { brand: "Another" }],
  ["host name", { host: "another.example" }],
])("a share image shows the %s", async (_what, change) => {
  expect(await draw({ ...image, ...change })).not.toEqual(await draw(image));
});

test("a share image shows its fallback text for a title with letters that the font lacks", async () => {
  const { fallback } = image;
  const shown = await draw({ ...image, title: fallback });
  expect(await draw({ ...image, title: "広告の基本" })).toEqual(shown);
});

test("a share image leaves out symbols that the font lacks", async () => {
  const shown = await draw({ ...image, title: "Świąteczne Việt" });
  expect(await draw({ ...image, title: "Świąteczne 🚀 Việt" })).toEqual(shown);
});

test("a share image is drawn without texts if the font contains none of their letters", async () => {
  expect((await sharp(await draw(bare)).metadata()).width).toBe(1200);
});

test.each([
  ["a long title", LONG],
  ["a long word", "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung"],
  ["markup", `</svg><script>x</script> & "x" </span>`],
])(
  "in a share image, %s does not overlap the brand, the host name or the illustration",
  async (_what, title) => {
    const box = await difference({ ...bare, title }, bare);
    expect(box.left).toBeGreaterThan(70);
    expect(box.right).toBeGreaterThan(400);
    expect(box.right).toBeLessThan(880);
    expect(box.top).toBeGreaterThan(140);
    expect(box.bottom).toBeLessThan(500);
  },
);

test("a wide brand name becomes smaller, so that it fits into a share image", async () => {
  const box = await difference({ ...bare, brand: "W".repeat(40) }, bare);
  expect(box.right).toBeLessThan(900);
  expect(box.bottom).toBeLessThan(140);
});

test("a cover fills the right side of a share image, and the title stays left of the cover", async () => {
  const cover = await coverFile(plain("#ff00aa"));
  const at = await pixelsOf(await draw({ ...image, cover }));
  for (const [red = 0, green = 0, blue = 0] of [at(760, 5), at(1195, 625)]) {
    expect([red > 245, green < 10, Math.abs(blue - 170) < 10]).toEqual([true, true, true]);
  }
  const box = await difference({ ...bare, cover, title: LONG }, { ...bare, cover });
  expect(box.right).toBeLessThan(720);
});

test("a gray cover and a cover in CMYK look as they are in a share image", async () => {
  const gray = plain("#808080").toColorspace("b-w");
  const print = plain("#808080").toColorspace("cmyk").jpeg();
  for (const made of [gray, print]) {
    const cover = await coverFile(made);
    const [red = 0, green = 0, blue = 0] = (await pixelsOf(await draw({ ...image, cover })))(
      1190,
      620,
    );
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(20);
    expect(red).toBeGreaterThan(90);
  }
});

test("a share image with the most detailed cover is smaller than 250 kB", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const size = { width: 1600, height: 900, channels: 3 } as const;
  const cover = await coverFile(sharp({ create: { ...size, background: "#000", noise } }).png());
  expect((await draw({ ...image, title: LONG, cover })).length).toBeLessThan(250_000);
});
