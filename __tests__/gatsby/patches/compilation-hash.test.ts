import { compilationHash } from "../../../src/gatsby/patches/compilation-hash";

function hashOf(assets: string[], hash: string | undefined = "of webpack") {
  const compilation = { hash, assets: Object.fromEntries(assets.map((name) => [name, 1])) };
  const tap = (_name: string, run: (given: typeof compilation) => void) => run(compilation);
  compilationHash.apply({ hooks: { afterEmit: { tap } } } as never);
  return compilation.hash;
}

test("the compilation hash depends on the names of the emitted files, but not on their order", () => {
  expect(hashOf(["a-1.js", "b-2.js"])).toMatch(/^[0-9a-f]{8}$/);
  expect(hashOf(["b-2.js", "a-1.js"], "another")).toBe(hashOf(["a-1.js", "b-2.js"]));
  expect(hashOf(["a-1.js"])).not.toBe(hashOf(["a-2.js"]));
});

test("the build stops if webpack's compilation has no hash", () => {
  expect(() => hashOf([], "")).toThrow("patches/compilation-hash");
});
