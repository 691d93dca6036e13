import { runGatsby } from "./gatsby/run-gatsby";
import { Failure, runCommand } from "./shared/command";

/** `npm run build` and `npm run develop`: run Gatsby with the environment that this site needs. */
runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command !== "build" && command !== "develop") {
    throw new Failure("Use: tsx src/cli/gatsby.ts build|develop");
  }
  await runGatsby(command, args);
});
