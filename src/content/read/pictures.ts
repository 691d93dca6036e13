import { lstatSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { type CheckedBefore, md5, recallCover, type SoundCover, stateOf } from "../memory";
import { type Fault, type Problem, problem } from "../problem";
import { textIn } from "../values";
import { type PostFolder, sameButCase } from "./folders";
import type { PostReading, Source } from "./source";

/** Size of the preview that is cut out of it; social networks show a smaller one as a thumbnail. */
const MIN_WIDTH = 1200;
const MIN_HEIGHT = 630;

/** More than any camera or designer needs, less than would use up the memory of a build. */
const MAX_BYTES = 10_000_000;
const MAX_PIXELS = 50_000_000;

const AGAIN = "save the image again";

/** What decoding tells of a picture; undefined where the bytes are no picture at all. */
interface Decoded {
  type: string;
  width: number;
  height: number;
  /** Whether all of it could be decoded */
  isWhole: boolean;
}

const endingOf = (file: string) => file.split(".").at(-1) ?? "";

/** Reads pictures; each is decoded once, however many posts have a copy of it. */
export class Pictures {
  /** Digests with the endings of names, which have to fit to what the picture is */
  #sound: Set<string>;
  #decoded = new Map<string, Promise<Decoded | undefined>>();

  /** @param sound pictures that earlier checks found right */
  constructor(sound: Pick<SoundCover, "digest" | "name">[]) {
    this.#sound = new Set(sound.map(({ digest, name }) => digest + endingOf(name)));
  }

  /**
   * Reads the cover of a post, or tells what is wrong with it.
   * @param file its path in reports
   */
  async read(path: string, file: string): Promise<SoundCover | Fault> {
    const stats = lstatSync(path);
    const { size } = stats;
    if (!stats.isFile()) return { message: `is not a file: ${file}`, fix: "put the image there" };
    if (size === 0) return { message: `is an empty file: ${file}`, fix: AGAIN };
    if (size > MAX_BYTES) {
      const message = `has ${(size / 1e6).toFixed(1)} MB, more than ${MAX_BYTES / 1e6}: ${file}`;
      return { message, fix: "save it with 1600 x 900 pixels, as JPEG, WebP or AVIF" };
    }
    const bytes = read(path);
    if (!bytes) {
      return { message: `may not be read: ${file}`, fix: "give everybody the right to read it" };
    }
    const digest = md5(bytes);
    const fault = this.#sound.has(digest + endingOf(file))
      ? undefined
      : faultOf(await this.#decode(bytes, digest), file);
    return fault ?? { name: basename(path), digest, state: stateOf(stats) };
  }

  #decode(bytes: Buffer, digest: string): Promise<Decoded | undefined> {
    const decoded = this.#decoded.get(digest) ?? decode(bytes);
    this.#decoded.set(digest, decoded);
    return decoded;
  }
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * The header alone says nothing of a picture that was cut off, so all of its pixels are decoded. What
 * sharp warns of is refused, as gatsby-plugin-sharp does when it makes the sizes of the picture.
 */
async function decode(bytes: Buffer): Promise<Decoded | undefined> {
  const picture = sharp(bytes, { failOn: "warning", limitInputPixels: false });
  const header = await picture.metadata().catch(() => undefined);
  if (!header) return undefined;
  const { format, compression, width, height } = header;
  const type = format === "heif" && compression === "av1" ? "avif" : format;
  const isWhole = () =>
    picture
      .raw()
      .toBuffer()
      .then(
        () => true,
        () => false,
      );
  return { type, width, height, isWhole: width * height > MAX_PIXELS || (await isWhole()) };
}

function faultOf(decoded: Decoded | undefined, file: string): Fault | undefined {
  if (!decoded) return { message: `is not a picture: ${file}`, fix: AGAIN };
  const { type, width, height, isWhole } = decoded;
  const size = `${width} x ${height} pixels`;
  if (width < MIN_WIDTH || height < MIN_HEIGHT) {
    const fix = `save it with at least ${MIN_WIDTH} x ${MIN_HEIGHT}, best 1600 x 900`;
    return { message: `is ${size}, too small for share previews`, fix };
  }
  if (width * height > MAX_PIXELS) {
    return { message: `is ${size}, too large to be worked on`, fix: "save it with 1600 x 900" };
  }
  // Programs go by the ending of the name.
  if (endingOf(file).replace("jpg", "jpeg") !== type) {
    const message = `is called .${endingOf(file)}, but is a picture of the kind ${type}: ${file}`;
    const fix = "save it again as PNG, JPEG, WebP or AVIF, with the ending of that kind";
    return { message, fix };
  }
  return isWhole ? undefined : { message: `is damaged or cut off: ${file}`, fix: AGAIN };
}

const FIELD = "featuredImage";

/** As the schema asks for it. */
const ENDING = /\.(png|jpe?g|webp|avif)$/;

/** Pictures that are decoded at the same time; more would only need more memory. */
const AT_ONCE = 2;

/** What is known of the cover of a post. */
export interface CheckedCover {
  problems: Problem[];
  sound?: SoundCover;
}

/** Whether the covers that posts name lie beside them and can be shown, and shared, as they are. */
export async function checkCovers(
  readings: readonly (readonly [PostFolder, PostReading])[],
  before: CheckedBefore,
): Promise<Map<string, CheckedCover>> {
  const checked = new Map<string, CheckedCover>();
  const pictures = new Pictures([...before.values()].map(({ cover }) => cover));
  const waiting = [...readings];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [folder, { source, problems }] = next;
      // Anything else than a name beside the post is a matter of the schema.
      if (!source || problems.some(({ field }) => field === FIELD)) continue;
      const name = /^\.\/([\w.-]+)$/.exec(textIn(source.data, FIELD) ?? "")?.[1];
      if (name) checked.set(folder.name, await checkCover(name, source, folder, before, pictures));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return checked;
}

async function checkCover(
  name: string,
  source: Source,
  folder: PostFolder,
  before: CheckedBefore,
  pictures: Pictures,
): Promise<CheckedCover> {
  const recalled = folder.names.includes(name) ? recallCover(before, folder, name) : undefined;
  if (recalled) return { problems: [], sound: recalled };
  const file = `${folder.file}/${name}`;
  const read = folder.names.includes(name)
    ? await pictures.read(join(folder.path, name), file)
    : missing(name, folder);
  if ("digest" in read) return { problems: [], sound: read };
  const place = source.locate([FIELD]);
  return { problems: [problem(source.file, place, FIELD, read.message, read.fix)] };
}

function missing(name: string, folder: PostFolder): Fault {
  const other = sameButCase(folder.names, name);
  if (!other) {
    const message = `is not there: ${folder.file}/${name}`;
    return { message, fix: "put the image into the post's folder" };
  }
  return {
    message: `is ${name}, but the file is called ${other}`,
    fix: ENDING.test(other) ? `write ./${other}, or rename the file` : `rename the file to ${name}`,
  };
}
