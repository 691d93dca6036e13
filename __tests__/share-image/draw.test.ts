import sharp from "sharp";
import { coverPixels, render, type ShareImage, textLines, toSvg } from "../../src/share-image/draw";

const image: ShareImage = {
  title: "A title",
  kicker: "SEO & Content",
  brand: "Brand",
  host: "brand.example",
  fallback: "What the brand says",
};

test("a share image is a PNG of 1200 x 630 pixels", async () => {
  const { width, height, format } = await sharp(await render(toSvg(image))).metadata();
  expect([width, height, format]).toEqual([1200, 630, "png"]);
});

test("the same texts give a byte-identical share image", async () => {
  expect(await render(toSvg(image))).toEqual(await render(toSvg(image)));
});

test.each([
  ["title", { title: "Another title" }],
  ["line above the title", { kicker: "Another" }],
  ["brand name", { brand: "Another" }],
  ["host name", { host: "another.example" }],
])("a share image shows the %s", async (_what, change) => {
  expect(await render(toSvg({ ...image, ...change }))).not.toEqual(await render(toSvg(image)));
});

test("a share image shows its fallback text for a title with letters that the font lacks", () => {
  const { fallback } = image;
  expect(textLines({ ...image, title: "広告の基本" })).toEqual(
    textLines({ ...image, title: fallback }),
  );
});

test("a share image is drawn without texts if the font contains none of their letters", async () => {
  const none = { title: "広", kicker: "告", brand: "の", host: "基", fallback: "本" };
  expect((await sharp(await render(toSvg(none))).metadata()).width).toBe(1200);
});

async function difference(one: ShareImage, other: ShareImage) {
  const [a, b] = await Promise.all(
    [one, other].map((drawn) =>
      sharp(Buffer.from(toSvg(drawn)))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const found = { left: 1200, top: 630, right: 0, bottom: 0 };
  for (let pixel = 0; pixel < 1200 * 630; pixel++) {
    const at = pixel * 3;
    if (a?.readUIntBE(at, 3) === b?.readUIntBE(at, 3)) continue;
    const [x, y] = [pixel % 1200, Math.floor(pixel / 1200)];
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x + 1);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y + 1);
  }
  return found;
}

const bare = { title: "広", brand: "の", host: "基", fallback: "本" };

test("in a share image, a long title does not overlap the brand, the host name or the illustration", async () => {
  const title =
    "Ågé of Ünlimited Growth: Thirty Lessons from a Year of Retention Marketing Experiments";
  const box = await difference({ ...bare, title }, bare);
  expect(box.left).toBeGreaterThan(70);
  expect(box.right).toBeLessThan(880);
  expect(box.top).toBeGreaterThan(140);
  expect(box.bottom).toBeLessThan(500);
});

test("a share image has the colors of the site", async () => {
  const pixels = await sharp(await render(toSvg(image)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.toString("hex", at, at + 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
  expect(most.slice(0, 4).sort()).toEqual(["07090d", "12160f", "cdf94a", "f3f1ea"]);
});

test("a share image shows markup in a title as text", () => {
  const hostile = `</svg><script>x</script> & "x"`;
  const drawn = { ...image, title: hostile };
  expect(textLines(drawn).some(({ text }) => text.includes("<script>"))).toBe(true);
  expect(toSvg(drawn)).not.toMatch(/<script|<\/svg>./);
});

test("a brand name that is too wide is cut at the edge of the share image", async () => {
  const brand = "W".repeat(40);
  const box = await difference({ ...bare, brand }, bare);
  expect(box.right).toBe(1200);
  expect(box.bottom).toBeLessThan(140);
});

const cover = { file: "cover.png", digest: "" };

const plain = (background: string) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();

test("a gray cover or a cover in CMYK fills the right side of a share image like any other cover", async () => {
  const [gray, print] = await Promise.all([
    sharp(await plain("#808080"))
      .toColorspace("b-w")
      .png()
      .toBuffer(),
    sharp(await plain("#808080"))
      .toColorspace("cmyk")
      .jpeg()
      .toBuffer(),
  ]);
  for (const bytes of [gray, print]) {
    const drawn = await render(toSvg({ ...image, cover }), await coverPixels(bytes));
    const { data, info } = await sharp(drawn)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (620 * info.width + 1190) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(20);
    expect(red).toBeGreaterThan(90);
  }
});

test("a share image shows a cover as its EXIF orientation says", async () => {
  const size = { width: 900, height: 1600, channels: 3 } as const;
  const half = { create: { ...size, height: 800, background: "#0000ff" } };
  const upright = await sharp({ create: { ...size, background: "#ff0000" } })
    .composite([{ input: half, gravity: "south" }])
    .png()
    .toBuffer();
  const sideways = sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).png();
  const pixels = await coverPixels(await sideways.toBuffer());
  const topRight = pixels.toString("hex", 459 * 3, 460 * 3);
  const bottomLeft = pixels.toString("hex", 629 * 460 * 3, (629 * 460 + 1) * 3);
  expect([topRight, bottomLeft]).toEqual(["ff0000", "0000ff"]);
});

test("a cover fills the right side of a share image, and the title stays left of the cover", async () => {
  const shown = { ...image, cover };
  const drawn = await render(toSvg(shown), await coverPixels(await plain("#ff00aa")));
  const { data, info } = await sharp(drawn)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) =>
    data.toString("hex", (y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect([colorAt(760, 5), colorAt(1195, 625)]).toEqual(["ff00aa", "ff00aa"]);
  const title =
    "Ågé of Ünlimited Growth: Thirty Lessons from a Year of Retention Marketing Experiments";
  const beside = { ...bare, cover };
  const box = await difference({ ...beside, title }, beside);
  expect(box.right).toBeLessThan(720);
});
