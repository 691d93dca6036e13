import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Fault, Problem } from "../problem";
import { guarded, PICTURE, sameButCase, stemOf } from "../read/files";
import { type PostFolder, problemIn, type Source } from "../read/source";
import { textIn } from "../values";

/** Minimum size in pixels. Social networks show a smaller cover only as a thumbnail. */
const MIN_WIDTH = 1200;
const MIN_HEIGHT = 630;

/** Larger covers are refused, because decoding them could exhaust the memory. */
const MAX_PIXELS = 50_000_000;

const AGAIN = "save the cover again";
const RESIZE = "save the cover with 1600 x 900 pixels";

const FIELD = "featuredImage";

/** If the path is invalid, `problems` contains the problem already. */
export async function checkCover(
  folder: PostFolder,
  source: Source,
  problems: readonly Problem[],
): Promise<Problem[]> {
  const name = /^\.\/([^/\\]+)$/.exec(textIn(source.data, FIELD) ?? "")?.[1];
  if (!name || problems.some(({ field }) => field === FIELD)) return [];
  const file = `${folder.file}/${name}`;
  const found: Problem[] = [];
  await guarded(found, file, async () => {
    // Some systems store the names of files in another form of Unicode than texts.
    const onDisk = folder.names.find((one) => one.normalize() === name.normalize());
    const bytes = onDisk && (await readFile(join(folder.path, onDisk)));
    const fault = bytes ? await imageFault(bytes, file) : missing(name, folder);
    if (fault) found.push(problemIn(source, [FIELD], fault));
  });
  return found;
}

/** Warns of pictures in the folder of a post that no page shows. */
export function unusedPictures(folder: PostFolder, source: Source): Problem[] {
  const cover = textIn(source.data, FIELD) ?? "";
  return folder.names
    .filter((name) => PICTURE.test(name) && `./${stemOf(name)}` !== stemOf(cover))
    .map((name) => {
      const message = `is ${cover}, so no page shows the file ${name} beside it`;
      return problemIn(source, [FIELD], { message, fix: `remove ${name}, or write ./${name}` });
    });
}

function missing(name: string, folder: PostFolder): Fault {
  const other = sameButCase(folder.names, name);
  if (other) {
    const message = `is ${name}, but the name of the file is ${other}`;
    return { message, fix: `write ./${other}, or rename the file` };
  }
  const [image, ...more] = folder.names.filter((one) => one !== "index.md");
  const fix = image && more.length === 0 ? `write ./${image}, or put ` : "put ";
  return {
    message: `does not exist: ${folder.file}/${name}`,
    fix: `${fix}the cover into the post's folder`,
  };
}

const LFS_POINTER = "version https://git-lfs";

async function imageFault(bytes: Buffer, file: string): Promise<Fault | undefined> {
  if (bytes.toString("latin1", 0, LFS_POINTER.length) === LFS_POINTER) {
    const message = `is a pointer of Git LFS and not the image itself: ${file}`;
    return { message, fix: "run git lfs pull; in a workflow, check out with lfs: true" };
  }
  const image =
    bytes.length > 0 ? sharp(bytes, { failOn: "warning", limitInputPixels: false }) : undefined;
  const header = await image?.metadata().catch(() => undefined);
  if (!image || !header) return { message: `is not an image: ${file}`, fix: AGAIN };
  const { width, height } = header.autoOrient;
  const size = `has ${width} x ${height} pixels`;
  if (width < MIN_WIDTH || height < MIN_HEIGHT) {
    const message = `${size}, but link previews need at least ${MIN_WIDTH} x ${MIN_HEIGHT}`;
    return { message, fix: RESIZE };
  }
  if (width * height > MAX_PIXELS) {
    const message = `${size}; at most ${MAX_PIXELS / 1e6} million pixels are allowed`;
    return { message, fix: RESIZE };
  }
  // A truncated file can have a valid header, so all pixels are decoded.
  const pixels = await image
    .raw()
    .toBuffer()
    .catch(() => undefined);
  return pixels ? undefined : { message: `is damaged or incomplete: ${file}`, fix: AGAIN };
}
