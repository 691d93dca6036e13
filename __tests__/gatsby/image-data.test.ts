import { imageData } from "../../src/gatsby/image-data";

const image = (id: string, contentDigest = "1") => ({ id, internal: { contentDigest } }) as never;

function setUp() {
  const originalResolver = jest.fn(async () => ({}));
  const resolve = (source: never, args = {}) =>
    imageData(source, args, {}, { originalResolver } as never);
  return { originalResolver, resolve };
}

test("the same picture in the same form is made once", async () => {
  const { originalResolver, resolve } = setUp();
  expect(await resolve(image("one"))).toBe(await resolve(image("one")));
  expect(originalResolver).toHaveBeenCalledTimes(1);
});

test("another form, and another content, is another picture", async () => {
  const { originalResolver, resolve } = setUp();
  await resolve(image("two"));
  await resolve(image("two"), { width: 1200 });
  await resolve(image("two", "2"));
  expect(originalResolver).toHaveBeenCalledTimes(3);
});

test("what many posts ask for stays known, and the memory stays short", async () => {
  const { originalResolver, resolve } = setUp();
  for (let post = 0; post < 500; post++) {
    await resolve(image(`own-${post}`));
    await resolve(image("latest"));
  }
  expect(originalResolver).toHaveBeenCalledTimes(501);
  await resolve(image("own-0"));
  expect(originalResolver).toHaveBeenCalledTimes(502);
});
