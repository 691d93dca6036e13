import path from "node:path";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import { coverResolver } from "../../../src/gatsby/schema/images";
import { inTempFolder } from "../../support/temp-folder";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn(async () => ({})) }));

const make = generateImageData as jest.Mock;
const folder = inTempFolder({});
const size = { width: 60, height: 20, channels: 3 } as const;
const picture = sharp({ create: { ...size, background: { r: 200, g: 80, b: 40 } } });

/** Returns a context in which the only File node is this picture. */
async function contextOf(name: string, image: sharp.Sharp, contentDigest: string) {
  const absolutePath = path.join(folder, `${contentDigest}-${name}`);
  await image.toFile(absolutePath);
  const file = { absolutePath, base: name, ext: path.extname(name), internal: { contentDigest } };
  const findOne = async ({ query }: { query: { filter: { relativePath: { eq: string } } } }) =>
    query.filter.relativePath.eq.endsWith(name) ? file : null;
  return { nodeModel: { findOne } } as never;
}

async function resolve(name: string, image: sharp.Sharp, digest: string, post = "one") {
  const tools = { reporter: {}, cache: {}, pathPrefix: "/prefix" } as never;
  const node = { featuredImage: `posts/${post}/${name}` };
  return coverResolver(tools)(node as never, {}, await contextOf(name, image, digest));
}

beforeEach(() => make.mockClear());

test("the output files of a cover do not contain its name, which ad blockers could match", async () => {
  await resolve("ad-banner.png", picture.clone().png(), "name");
  const { pathPrefix, file } = make.mock.calls[0][0];
  expect([pathPrefix, file.name]).toEqual(["/prefix", "cover"]);
  expect(file.absolutePath).toBe(path.join(folder, "name-ad-banner.png"));
});

test("identical covers in different folders share one set of image data", async () => {
  const png = picture.clone().png();
  const first = await resolve("cover.png", png, "same");
  expect(await resolve("cover.png", png, "same", "two")).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a failed cover is computed again when a page asks for it again", async () => {
  const png = picture.clone().png();
  make.mockRejectedValueOnce(new Error("busy"));
  await expect(resolve("cover.png", png, "busy")).rejects.toThrow("busy");
  await expect(resolve("cover.png", png, "busy")).resolves.toEqual({});
});

test("a photo that was taken sideways is upright before it is measured", async () => {
  await resolve("photo.jpg", picture.clone().withMetadata({ orientation: 6 }).jpeg(), "sideways");
  const { width, height, orientation } = await sharp(
    make.mock.calls[0][0].file.absolutePath,
  ).metadata();
  expect([width, height, orientation]).toEqual([20, 60, undefined]);
});

test("a cover with 16 bits per color keeps its colors when it is converted to sRGB", async () => {
  const deep = picture.clone().toColourspace("rgb16").withIccProfile("p3").png();
  await resolve("deep.png", deep, "deep");
  const used = sharp(make.mock.calls[0][0].file.absolutePath);
  const { depth } = await used.metadata();
  const [red = 0, green = 0, blue = 0] = await used.raw().toBuffer();
  expect(depth).toBe("uchar");
  for (const [level, wanted] of [
    [red, 200],
    [green, 80],
    [blue, 40],
  ] as const) {
    expect(Math.abs(level - wanted)).toBeLessThanOrEqual(1);
  }
});

test("the error about a missing cover contains the path of the cover", async () => {
  const post = { featuredImage: "posts/one/gone.png" };
  const nodeModel = { findOne: async () => null };
  const tools = {} as never;
  await expect(coverResolver(tools)(post as never, {}, { nodeModel } as never)).rejects.toThrow(
    "posts/one/gone.png",
  );
});
