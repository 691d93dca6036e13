/** @jest-environment jsdom */
import { patchGatsby } from "../../src/client/patch-gatsby";
import { fakeHistory } from "../support/router-history";

const log = jest.spyOn(console, "error").mockImplementation(() => {});

function gatsbyWithout(missing?: string) {
  const loader = { loadPage() {}, loadPageSync() {}, enqueue() {}, hovering() {} };
  const gatsby = { ___navigate() {}, ___loader: loader, ___webpackCompilationHash: "1" };
  for (const part of [gatsby, loader]) if (missing) Reflect.deleteProperty(part, missing);
  return gatsby;
}

test("the patch of Gatsby replaces the functions that links call, and prevents Gatsby's prefetching of scripts", () => {
  const gatsby = gatsbyWithout();
  const { ___navigate, ___loader } = gatsbyWithout();
  patchGatsby(gatsby as never, fakeHistory());
  expect(String(gatsby.___navigate)).not.toBe(String(___navigate));
  expect(String(gatsby.___loader.enqueue)).not.toBe(String(___loader.enqueue));
  expect(String(gatsby.___loader.hovering)).not.toBe(String(___loader.hovering));
  expect(gatsby).toMatchObject({ ___chunkMapping: {} });
  expect(log).not.toHaveBeenCalled();
});

test.each(["___navigate", "___loader", "loadPage", "loadPageSync", "enqueue", "hovering"])(
  "the patch of Gatsby changes nothing, and logs the name of the patch, if Gatsby has no %s",
  (missing) => {
    log.mockClear();
    const gatsby = gatsbyWithout(missing);
    const before = { ...gatsby, ___loader: gatsby.___loader && { ...gatsby.___loader } };
    const history = { listen: jest.fn() };
    patchGatsby(gatsby as never, history);
    expect(gatsby).toEqual(before);
    expect(history.listen).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^src\/client\/patch-gatsby\.ts is outdated: /),
    );
  },
);
