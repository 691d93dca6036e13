import { crc32 } from "../lib/crc32";

const text = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);

/** Pieces with a length, a name and a checksum, up to the one called IEND. */
function isWholePng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return false;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (text(bytes, at + 4, at + 8) === "IEND") return true;
    at = end + 4;
  }
  return false;
}

/** Ends with a mark; a few programs leave something of their own behind it. */
const isWholeJpeg = (bytes: Buffer) => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 2;

const isWholeWebp = (bytes: Buffer) =>
  bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length;

/** Boxes with a length and a name, to the very end of the file; a length of 0 means up to there. */
function isWholeAvif(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const wide = length === 1 && at + 16 <= bytes.length;
    const size = wide ? Number(bytes.readBigUInt64BE(at + 8)) : length || bytes.length - at;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}

const WHOLE: Record<string, (bytes: Buffer) => boolean> = {
  png: isWholePng,
  jpg: isWholeJpeg,
  webp: isWholeWebp,
  avif: isWholeAvif,
};

/**
 * Whether a picture is as long as it says, and where its format has checksums, as it was saved.
 * Decoding it would be surer, and take a hundred times as long.
 * @param type as probe-image-size names it
 */
export const isWholePicture = (bytes: Buffer, type: string): boolean =>
  WHOLE[type]?.(bytes) ?? false;
