import sharp from "sharp";
import { Palette } from "../../src/share-image/palette";
import { encodePng } from "../../src/share-image/png";

test("a decoder reads the same pixels", async () => {
  const palette = [0x000000, 0xff8000, 0x12ab34];
  const pixels = Uint8Array.from([0, 1, 2, 2, 1, 0]);
  const png = encodePng({ width: 3, height: 2, pixels, palette });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([3, 2]);
  expect(data.toString("hex")).toBe("000000ff800012ab3412ab34ff8000000000");
});

test("a color laid over another is between them, and found again", () => {
  const palette = new Palette([0x000000, 0xffffff]);
  const grey = palette.brush(0xffffff)(0, 0.5);
  expect(palette.colors[grey]).toBe(0x808080);
  expect(palette.brush(0xffffff)(0, 0.5)).toBe(grey);
  expect(palette.colors[palette.brush(0xffffff)(0, 1)]).toBe(0xffffff);
  expect(palette.brush(0xffffff)(1, 0.3)).toBe(1);
});

test("where 256 colors are taken, the nearer of the two is used", () => {
  const reds = Array.from({ length: 255 }, (_, index) => index << 16);
  const palette = new Palette([...reds, 0x0000ff]);
  expect(palette.brush(0x0000ff)(0, 0.9)).toBe(255);
  expect(palette.brush(0x0000ff)(7, 0.2)).toBe(7);
  expect(palette.brush(0xffffff)(7, 0.9)).toBe(7);
  expect(palette.colors).toHaveLength(256);
});
