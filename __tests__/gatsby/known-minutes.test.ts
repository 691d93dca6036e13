import type { GatsbyCache } from "gatsby";

/** A cache that lasts from one build to the next. */
function lasting() {
  const kept = new Map<string, string>();
  const cache = {
    get: async (key: string) => (kept.has(key) ? JSON.parse(kept.get(key) ?? "") : undefined),
    set: jest.fn(async (key: string, value: unknown) => kept.set(key, JSON.stringify(value))),
  };
  return cache as typeof cache & GatsbyCache;
}

const file = (id: string, contentDigest: string) => ({
  id,
  internal: { contentDigest, type: "MarkdownRemark", owner: "" },
});

/** The module as it is at the start of a build with this code. */
async function load(version = "1") {
  jest.resetModules();
  jest.doMock("../../src/gatsby/code-version", () => ({ codeVersion: () => version }));
  return import("../../src/gatsby/known-minutes");
}

afterEach(() => jest.dontMock("../../src/gatsby/code-version"));

/** A build in which two posts are asked for; how often each was rendered. */
async function build(cache: GatsbyCache, digests: [string, string], version?: string) {
  const { keepMinutes, knownMinutes } = await load(version);
  const renderings = [jest.fn(async () => 3), jest.fn(async () => 5)];
  const minutes = [];
  for (const [index, digest] of digests.entries()) {
    const render = renderings[index] as () => Promise<number>;
    minutes.push(await knownMinutes(file(`post ${index}`, digest), cache, render));
  }
  await keepMinutes(cache);
  return { minutes, renderings: renderings.map((render) => render.mock.calls.length) };
}

test("a text is rendered for its minutes once, and again when its file or the code changes", async () => {
  const cache = lasting();
  expect(await build(cache, ["a", "b"])).toEqual({ minutes: [3, 5], renderings: [1, 1] });
  expect(await build(cache, ["a", "b"])).toEqual({ minutes: [3, 5], renderings: [0, 0] });
  expect(await build(cache, ["a", "new"])).toEqual({ minutes: [3, 5], renderings: [0, 1] });
  expect(await build(cache, ["a", "new"], "2")).toEqual({ minutes: [3, 5], renderings: [1, 1] });
});

test("nothing is written where nothing was rendered", async () => {
  const cache = lasting();
  await build(cache, ["a", "b"]);
  await build(cache, ["a", "b"]);
  expect(cache.set).toHaveBeenCalledTimes(1);
});
