/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useLazyComponent } from "../../src/lib/use-lazy-component";

const Part = () => null;
const load = jest.fn();

/**
 * Renders a component that calls the hook. Returns a function that renders again and returns the
 * result of the hook.
 */
async function renderLazy() {
  const initialProps = { attempt: 0 };
  const hook = renderHook(({ attempt }) => useLazyComponent(attempt, load), { initialProps });
  return async (attempt: number) => {
    hook.rerender({ attempt });
    await act(async () => undefined);
    return hook.result.current;
  };
}

beforeEach(() => load.mockReset().mockResolvedValue(Part));

test("a lazy component is loaded once, when it is first needed", async () => {
  const attempt = await renderLazy();
  expect(await attempt(0)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  for (const number of [1, 2, 0]) expect(await attempt(number)).toBe(Part);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a lazy component whose loading has failed is loaded again at the next attempt", async () => {
  load.mockRejectedValueOnce(new Error("no connection"));
  const attempt = await renderLazy();
  expect(await attempt(1)).toBeUndefined();
  expect(await attempt(1)).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
  expect(await attempt(2)).toBe(Part);
});
