import { lstatSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { type CheckCache, cachedCover, md5, stateOf, type ValidCover } from "../check-cache";
import { type Fault, type Problem, problem } from "../problem";
import { textIn } from "../values";
import { type PostFolder, sameButCase } from "./folders";
import type { PostReading, Source } from "./source";

/** Size of link previews, which are cropped from it; social networks show smaller images as thumbnails. */
const MIN_WIDTH = 1200;
const MIN_HEIGHT = 630;

/** Enough for any camera, and few enough for the memory of a build. */
const MAX_BYTES = 10_000_000;
const MAX_PIXELS = 50_000_000;

const AGAIN = "save the image again";

/** Properties of a decoded image. */
interface Decoded {
  type: string;
  width: number;
  height: number;
  /** Whether all pixels could be decoded */
  isWhole: boolean;
}

const extensionOf = (file: string) => file.split(".").at(-1) ?? "";

/** Checks cover files. Files with the same bytes are decoded once. */
export class CoverFiles {
  /** Digest and file extension of valid covers; the extension must match the image format */
  #valid: Set<string>;
  #decoded = new Map<string, Promise<Decoded | undefined>>();

  /** @param valid covers that earlier checks found valid */
  constructor(valid: Pick<ValidCover, "digest" | "name">[]) {
    this.#valid = new Set(valid.map(({ digest, name }) => digest + extensionOf(name)));
  }

  /**
   * Reads and checks the cover of a post.
   * @param file its path in reports
   */
  async check(path: string, file: string): Promise<ValidCover | Fault> {
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
    const fault = this.#valid.has(digest + extensionOf(file))
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
 * Decodes all pixels, because the header of a truncated file is still valid. Warnings of sharp are
 * errors, as in gatsby-plugin-sharp, which resizes the cover.
 * @returns undefined if the bytes are not an image
 */
async function decode(bytes: Buffer): Promise<Decoded | undefined> {
  const image = sharp(bytes, { failOn: "warning", limitInputPixels: false });
  const header = await image.metadata().catch(() => undefined);
  if (!header) return undefined;
  const { format, compression, width, height } = header;
  const type = format === "heif" && compression === "av1" ? "avif" : format;
  const isWhole = () =>
    image
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
  // Browsers and tools go by the file extension.
  if (extensionOf(file).replace("jpg", "jpeg") !== type) {
    const message = `is called .${extensionOf(file)}, but is a picture of the kind ${type}: ${file}`;
    const fix = "save it again as PNG, JPEG, WebP or AVIF, with the ending of that kind";
    return { message, fix };
  }
  return isWhole ? undefined : { message: `is damaged or cut off: ${file}`, fix: AGAIN };
}

const FIELD = "featuredImage";

/** The extensions that the schema allows. */
const EXTENSION = /\.(png|jpe?g|webp|avif)$/;

/** Covers decoded concurrently; more would only need more memory. */
const AT_ONCE = 2;

/** The result of checking the cover of a post. */
export interface CheckedCover {
  problems: Problem[];
  cover?: ValidCover;
}

/**
 * Checks the covers that posts name: each must be in the post's folder, intact, and large enough.
 * @returns the results by folder name
 */
export async function checkCovers(
  readings: readonly (readonly [PostFolder, PostReading])[],
  cache: CheckCache,
): Promise<Map<string, CheckedCover>> {
  const checked = new Map<string, CheckedCover>();
  const files = new CoverFiles([...cache.values()].map(({ cover }) => cover));
  const waiting = [...readings];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [folder, { source, problems }] = next;
      // The schema reports any other value.
      if (!source || problems.some(({ field }) => field === FIELD)) continue;
      const name = /^\.\/([\w.-]+)$/.exec(textIn(source.data, FIELD) ?? "")?.[1];
      if (name) checked.set(folder.name, await checkCover(name, source, folder, cache, files));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return checked;
}

async function checkCover(
  name: string,
  source: Source,
  folder: PostFolder,
  cache: CheckCache,
  files: CoverFiles,
): Promise<CheckedCover> {
  const cached = folder.names.includes(name) ? cachedCover(cache, folder, name) : undefined;
  if (cached) return { problems: [], cover: cached };
  const file = `${folder.file}/${name}`;
  const result = folder.names.includes(name)
    ? await files.check(join(folder.path, name), file)
    : missing(name, folder);
  if ("digest" in result) return { problems: [], cover: result };
  const place = source.locate([FIELD]);
  return { problems: [problem(source.file, place, FIELD, result.message, result.fix)] };
}

function missing(name: string, folder: PostFolder): Fault {
  const other = sameButCase(folder.names, name);
  if (!other) {
    const message = `is not there: ${folder.file}/${name}`;
    return { message, fix: "put the image into the post's folder" };
  }
  return {
    message: `is ${name}, but the file is called ${other}`,
    fix: EXTENSION.test(other)
      ? `write ./${other}, or rename the file`
      : `rename the file to ${name}`,
  };
}
