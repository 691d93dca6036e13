import { type ParseArgsConfig, parseArgs } from "node:util";

/** An expected error of a command, printed as one line without a stack trace. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
    this.name = "Failure";
  }
}

/** Prints the message of a Failure on stderr, and sets the exit code of the process. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    if (error.message !== "") console.error(error.message);
    process.exitCode = error.exitCode;
  });
}

/** Throws a Failure with `usage` for unknown options, missing values and arguments. */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error as Error).message.split(/\. |\n/);
    throw new Failure(`${reason}. Use: ${usage}`);
  }
}
