import { writeOutlines } from "./fonts/outline-font";
import { writeDisplayFace } from "./fonts/subset-font";
import { runCommand } from "./shared/failure";

/** `npm run font`: generates the display face and its outlines from its npm package. */
runCommand(async () => {
  await writeDisplayFace();
  await writeOutlines();
});
