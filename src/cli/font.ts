import { writeOutlines } from "./fonts/outline-font";
import { writeFontFiles } from "./fonts/subset-fonts";
import { runCommand } from "./shared/command";

/**
 * `npm run font` generates the font files of the site, and the outlines of the heading font, from npm
 * packages.
 */
runCommand(async () => {
  await writeFontFiles();
  await writeOutlines();
});
