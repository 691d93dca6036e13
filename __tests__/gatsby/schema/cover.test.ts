import { generateImageData } from "gatsby-plugin-sharp";
import { coverResolver } from "../../../src/gatsby/schema/cover";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn(async () => ({})) }));

const make = generateImageData as jest.Mock;
const tools = { reporter: {}, cache: {}, pathPrefix: "/prefix" } as never;

/** What the resolver answers for a post with a picture of this content. */
function resolve(contentDigest: string, base = "cover.png", folder = "one") {
  const file = { base, internal: { contentDigest } };
  const findOne = async ({ query }: { query: { filter: { relativePath: { eq: string } } } }) =>
    query.filter.relativePath.eq === `posts/${folder}/${base}` ? file : null;
  const post = { featuredImagePath: `posts/${folder}/${base}` };
  return coverResolver(tools)(post as never, {}, { nodeModel: { findOne } } as never);
}

beforeEach(() => make.mockClear());

test("the picture beside the post is asked for, where the site lies below a prefix too", async () => {
  await resolve("asked");
  expect(make).toHaveBeenCalledWith(
    expect.objectContaining({
      pathPrefix: "/prefix",
      file: expect.objectContaining({ base: "cover.png" }),
    }),
  );
});

test("the same picture is made once, in whichever folder it is", async () => {
  expect(await resolve("same")).toBe(await resolve("same", "cover.png", "two"));
  expect(make).toHaveBeenCalledTimes(1);
});

test("another content, and another name, is another picture", async () => {
  await resolve("first");
  await resolve("second");
  await resolve("second", "other.png");
  expect(make).toHaveBeenCalledTimes(3);
});

test("what many posts ask for stays known, and the memory stays short", async () => {
  for (let post = 0; post < 500; post++) {
    await resolve(`own-${post}`);
    await resolve("latest");
  }
  expect(make).toHaveBeenCalledTimes(501);
  await resolve("own-0");
  expect(make).toHaveBeenCalledTimes(502);
});

test("a picture that is not there names itself", async () => {
  const post = { featuredImagePath: "posts/one/gone.png" };
  const nodeModel = { findOne: async () => null };
  await expect(coverResolver(tools)(post as never, {}, { nodeModel } as never)).rejects.toThrow(
    "posts/one/gone.png",
  );
});
