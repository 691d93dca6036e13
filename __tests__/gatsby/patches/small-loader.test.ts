import { smallLoader } from "../../../src/gatsby/patches/small-loader";

class CreateFakeNamespaceObjectRuntimeModule {
  generate = () => "of webpack";
}

async function compile(modules: { generate(): string }[]) {
  let runtimeModule = (_module: object) => {};
  let afterSeal = async () => {};
  const compilation = {
    hooks: {
      runtimeModule: { tap: (_name: string, run: typeof runtimeModule) => (runtimeModule = run) },
      afterSeal: { tapPromise: (_name: string, run: typeof afterSeal) => (afterSeal = run) },
    },
  };
  const tap = (_name: string, run: (given: object) => void) => run(compilation);
  smallLoader.apply({ hooks: { thisCompilation: { tap } } } as never);
  for (const module of modules) runtimeModule(module);
  await afterSeal();
}

test("a CommonJS module is imported as a namespace with its exports and a default export", async () => {
  const module = new CreateFakeNamespaceObjectRuntimeModule();
  await compile([module]);
  const modules = { react: { use: 1 }, esm: { __esModule: true, named: 2 } };
  const load = Object.assign((name: keyof typeof modules) => modules[name], {
    t: (_value: unknown, _mode: number): unknown => undefined,
  });
  new Function("__webpack_require__", module.generate())(load);
  expect(load.t("react", 19)).toEqual({ use: 1, default: modules.react });
  expect(load.t(modules.react, 2)).toMatchObject({ use: 1 });
  expect(load.t("esm", 19)).toBe(modules.esm);
});

test("the build stops if webpack's runtime does not contain the function that the patch replaces", async () => {
  await expect(compile([{ generate: () => "" }])).rejects.toThrow("patches/small-loader");
});
