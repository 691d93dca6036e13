/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useLate } from "../../src/lib/use-late";

const Part = () => null;
const load = jest.fn();

async function renderWanted(wanted: number) {
  const hook = renderHook((props) => useLate(props.wanted, load), { initialProps: { wanted } });
  const want = async (next: number) => {
    hook.rerender({ wanted: next });
    await act(async () => undefined);
    return hook.result.current;
  };
  return { want, first: await want(wanted) };
}

beforeEach(() => load.mockReset().mockResolvedValue(Part));

test("nothing is loaded before it is wanted, and then once", async () => {
  const { want, first } = await renderWanted(0);
  expect(first).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(await want(1)).toBe(Part);
  expect(await want(2)).toBe(Part);
  expect(await want(0)).toBe(Part);
  expect(load).toHaveBeenCalledTimes(1);
});

test("where it cannot be had nothing breaks, and the next wish tries again", async () => {
  load.mockRejectedValueOnce(new Error("no connection"));
  const { want, first } = await renderWanted(1);
  expect(first).toBeUndefined();
  expect(await want(1)).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
  expect(await want(2)).toBe(Part);
});
