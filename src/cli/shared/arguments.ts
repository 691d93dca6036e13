import { type ParseArgsConfig, parseArgs } from "node:util";
import { Failure } from "./failure";

/**
 * Parses the arguments of a command with `parseArgs` of Node.
 *
 * @param usage how to call the command, for the error message
 * @throws Failure for unknown options, missing values and, unless they are allowed, other arguments
 */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error as Error).message.split(/\. |\n/);
    throw new Failure(`${reason}. Use: ${usage}`);
  }
}
