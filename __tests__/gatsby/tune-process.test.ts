import { setFlagsFromString } from "node:v8";
import { cpuCoreCount } from "gatsby-core-utils/cpu-core-count";
import { goFirst } from "../../src/gatsby/threads/step-back";
import { tuneProcess } from "../../src/gatsby/tune-process";

jest.mock("node:v8", () => ({ setFlagsFromString: jest.fn() }));
jest.mock("../../src/gatsby/threads/step-back", () => ({ goFirst: jest.fn() }));
jest.mock("gatsby-core-utils/cpu-core-count", () => ({ cpuCoreCount: jest.fn() }));

const { GATSBY_CPU_COUNT } = process.env;

beforeEach(() => {
  jest.mocked(goFirst).mockClear();
  delete process.env.GATSBY_CPU_COUNT;
});
afterAll(() => {
  process.env.GATSBY_CPU_COUNT = GATSBY_CPU_COUNT;
  if (GATSBY_CPU_COUNT === undefined) delete process.env.GATSBY_CPU_COUNT;
});

test.each([
  [1, "1", 1],
  [2, "1", 1],
  [3, undefined, 0],
  [16, undefined, 0],
])("with %i processors Gatsby is told of %s, and %i thread goes first", (count, told, first) => {
  jest.mocked(cpuCoreCount).mockReturnValue(count);
  tuneProcess();
  expect(process.env.GATSBY_CPU_COUNT).toBe(told);
  expect(goFirst).toHaveBeenCalledTimes(first);
});

test("who says how many processors to use is heard", () => {
  process.env.GATSBY_CPU_COUNT = "2";
  jest.mocked(cpuCoreCount).mockReturnValue(2);
  tuneProcess();
  expect(process.env.GATSBY_CPU_COUNT).toBe("2");
});

test("functions are optimized later than by V8 itself", () => {
  tuneProcess();
  expect(setFlagsFromString).toHaveBeenCalledWith("--interrupt-budget=540000");
});
