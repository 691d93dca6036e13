/** An expected error of a command, printed as one line without a stack trace. */
export class Failure extends Error {}

export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
