import { runCommand } from "./shared/command";
import { type GatsbyCommand, runGatsby } from "./shared/run-gatsby";

/** The scripts `npm run build` and `npm run develop` run this command. */
runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  await runGatsby(command as GatsbyCommand, args);
});
