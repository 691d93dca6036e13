import { type ParseArgsConfig, parseArgs } from "node:util";
import { Failure } from "./failure";

/**
 * Parses the arguments of a command with `parseArgs` of Node.
 *
 * @param usage how the command is called, for the message
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
