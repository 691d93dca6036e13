import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Line } from "../../share-image/draw";
import { render } from "../../share-image/render";
import { answer } from "./answer";
import { stepBack } from "./step-back";

export interface Drawing {
  output: string;
  /** What is drawn on each image, by path below the output. */
  images: [string, Line[]][];
}

stepBack();

void answer(async ({ output, images }: Drawing) => {
  for (const [file, lines] of images) {
    mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
    writeFileSync(path.join(output, file), await render(lines));
  }
  return null;
});
