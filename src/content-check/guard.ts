import { TOO_DEEP } from "./nesting";
import { type Fault, FILE_START, type Problem, problem } from "./problem";

const FAULTS: Record<string, Fault> = {
  ENOENT: { message: "is missing", fix: "restore it" },
  EACCES: { message: "may not be read", fix: "give everybody the right to read it" },
  EPERM: { message: "may not be read", fix: "give everybody the right to read it" },
  RangeError: TOO_DEEP,
};

/**
 * Runs the check of one file. The checks do not throw; should one do so all the same, as on a
 * file nested deeper than a parser can follow, then that file has a problem and the rest goes on.
 */
export async function guarded<T>(
  file: string,
  check: () => T | Promise<T>,
): Promise<T | { problems: Problem[] }> {
  try {
    return await check();
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    const { message, fix } = FAULTS[code ?? name] ?? {
      message: `cannot be checked (${code ?? name})`,
      fix: "check that it may be read and is plain text",
    };
    return { problems: [problem(file, FILE_START, "", message, fix)] };
  }
}
