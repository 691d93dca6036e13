import { constants, deflateSync } from "node:zlib";
import { crc32 } from "../lib/crc32";

/** A picture of at most 256 colors. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** Index of its color, pixel by pixel, row by row */
  pixels: Uint8Array;
  /** The colors, as 0xrrggbb */
  palette: readonly number[];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

/** The picture as PNG: https://www.w3.org/TR/png-3/ */
export function encodePng(picture: IndexedPicture): Buffer {
  const { width, height, pixels, palette } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED], 8);
  const colors = Buffer.from(
    palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]),
  );
  // Each row begins with its filter: none, which is best for areas of one color.
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const compressed = deflateSync(rows, { strategy: constants.Z_RLE });
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", colors),
    chunk("IDAT", compressed),
    chunk("IEND", new Uint8Array()),
  ]);
}
