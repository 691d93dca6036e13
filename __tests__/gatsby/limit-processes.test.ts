import os from "node:os";
import { limitProcesses } from "../../src/gatsby/limit-processes";

jest.mock("node:os", () => ({ availableParallelism: jest.fn() }));

test.each([
  [1, undefined, "1"],
  [2, undefined, "1"],
  [2, "4", "4"],
  [3, undefined, undefined],
])(
  "with %d processors and GATSBY_CPU_COUNT=%s, sets GATSBY_CPU_COUNT to %s",
  (count, set, expected) => {
    jest.mocked(os.availableParallelism).mockReturnValue(count);
    const env = { ...(set && { GATSBY_CPU_COUNT: set }) } as NodeJS.ProcessEnv;
    limitProcesses(env);
    expect(env.GATSBY_CPU_COUNT).toBe(expected);
  },
);
