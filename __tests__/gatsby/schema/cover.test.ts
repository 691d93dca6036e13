import { generateImageData } from "gatsby-plugin-sharp";
import { coverResolver } from "../../../src/gatsby/schema/cover";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn(async () => ({})) }));

const make = generateImageData as jest.Mock;
const tools = { reporter: {}, cache: {}, pathPrefix: "/prefix" } as never;

function resolve(contentDigest: string, base = "cover.png", folder = "one") {
  const file = { base, internal: { contentDigest } };
  const findOne = async ({ query }: { query: { filter: { relativePath: { eq: string } } } }) =>
    query.filter.relativePath.eq === `posts/${folder}/${base}` ? file : null;
  const post = { featuredImagePath: `posts/${folder}/${base}` };
  return coverResolver(tools)(post as never, {}, { nodeModel: { findOne } } as never);
}

beforeEach(() => make.mockClear());

test("the cover of a post is found in the folder of the post", async () => {
  await resolve("asked");
  expect(make).toHaveBeenCalledWith(
    expect.objectContaining({
      pathPrefix: "/prefix",
      file: expect.objectContaining({ base: "cover.png" }),
    }),
  );
});

test("identical covers in different folders share one set of image data", async () => {
  expect(await resolve("same")).toBe(await resolve("same", "cover.png", "two"));
  expect(make).toHaveBeenCalledTimes(1);
});

test("covers that differ in content or file name get separate image data", async () => {
  await resolve("first");
  await resolve("second");
  await resolve("second", "other.png");
  expect(make).toHaveBeenCalledTimes(3);
});

test("the error about a missing cover contains the path of the cover", async () => {
  const post = { featuredImagePath: "posts/one/gone.png" };
  const nodeModel = { findOne: async () => null };
  await expect(coverResolver(tools)(post as never, {}, { nodeModel } as never)).rejects.toThrow(
    "posts/one/gone.png",
  );
});
