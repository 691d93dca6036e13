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

export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    if (error.message !== "") console.error(error.message);
    process.exitCode = error.exitCode;
  });
}

export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error as Error).message.split(/\. |\n/);
    throw new Failure(`${reason}. Use: ${usage}`);
  }
}
