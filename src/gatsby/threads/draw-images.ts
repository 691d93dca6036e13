import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Line } from "../../share-image/draw";
import { render } from "../../share-image/render";
import { answer } from "./answer";

export interface Drawing {
  output: string;
  /** What is drawn on each image, by path below the output. */
  images: [string, Line[]][];
}

/** Drawn at one time: while one waits for its compression, the next is prepared. */
const AT_ONCE = 2;

void answer(async ({ output, images }: Drawing) => {
  const waiting = images.values();
  const next = async (): Promise<void> => {
    for (const [file, lines] of waiting) {
      await mkdir(path.dirname(path.join(output, file)), { recursive: true });
      await writeFile(path.join(output, file), await render(lines));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return null;
});
