import { runGatsby } from "./gatsby/run-gatsby";
import { Failure, runCommand } from "./shared/command";

/** The scripts `npm run build` and `npm run develop` run this command. */
runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command !== "build" && command !== "develop") {
    throw new Failure("Use: tsx src/cli/gatsby.ts build|develop");
  }
  await runGatsby(command, args);
});
