/** An end of a command that its user can do something about: one line, and no stack trace. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
    this.name = "Failure";
  }
}

/** Runs a command; a Failure becomes one line on stderr and the exit code. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    if (error.message !== "") console.error(error.message);
    process.exitCode = error.exitCode;
  });
}
