import { lstatSync, readFileSync, type Stats } from "node:fs";
import { basename } from "node:path";
import probe from "probe-image-size/sync";
import type { Fault } from "./problem";
import { isWholePicture } from "./whole-picture";

/** Size of the preview that is cut out of it; social networks show a smaller one as a thumbnail. */
const MIN_WIDTH = 1200;
const MIN_HEIGHT = 630;

/** More than any camera or designer needs, less than would use up the memory of a build. */
const MAX_BYTES = 10_000_000;
const MAX_PIXELS = 50_000_000;

const AGAIN = "save the image again";

/** A picture that can be shown, and shared, as it is. */
export interface WholePicture {
  name: string;
  bytes: Buffer;
  /** As they were before it was read */
  stats: Stats;
}

/**
 * Reads the picture of a post, or tells what is wrong with it.
 * @param file its path in reports
 */
export function readPicture(path: string, file: string): WholePicture | Fault {
  const stats = lstatSync(path);
  const { size } = stats;
  if (!stats.isFile()) return { message: `is not a file: ${file}`, fix: "put the image there" };
  if (size === 0) return { message: `is an empty file: ${file}`, fix: AGAIN };
  if (size > MAX_BYTES) {
    const message = `has ${(size / 1e6).toFixed(1)} MB, more than ${MAX_BYTES / 1e6}: ${file}`;
    return { message, fix: "save it with 1600 x 900 pixels, as JPEG, WebP or AVIF" };
  }
  const bytes = read(path);
  if (!bytes)
    return { message: `may not be read: ${file}`, fix: "give everybody the right to read it" };
  const found = probe(bytes);
  if (!found) return { message: `is not a picture: ${file}`, fix: AGAIN };
  const fault =
    sizeFault(found) ?? typeFault(found.type, file) ?? wholeFault(bytes, found.type, file);
  return fault ?? { name: basename(path), bytes, stats };
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function sizeFault({ width, height }: { width: number; height: number }): Fault | undefined {
  const size = `${width} x ${height} pixels`;
  if (width < MIN_WIDTH || height < MIN_HEIGHT) {
    const fix = `save it with at least ${MIN_WIDTH} x ${MIN_HEIGHT}, best 1600 x 900`;
    return { message: `is ${size}, too small for share previews`, fix };
  }
  return width * height > MAX_PIXELS
    ? { message: `is ${size}, too large to be worked on`, fix: "save it with 1600 x 900" }
    : undefined;
}

/** Programs go by the ending of the name. */
function typeFault(type: string, file: string): Fault | undefined {
  const ending = file.split(".").at(-1)?.replace("jpeg", "jpg");
  if (ending === type) return undefined;
  const message = `is called .${file.split(".").at(-1)}, but is a picture of the kind ${type}: ${file}`;
  return { message, fix: "save it again as PNG, JPEG, WebP or AVIF, with the ending of that kind" };
}

const wholeFault = (bytes: Buffer, type: string, file: string): Fault | undefined =>
  isWholePicture(bytes, type)
    ? undefined
    : { message: `is damaged or cut off: ${file}`, fix: AGAIN };
