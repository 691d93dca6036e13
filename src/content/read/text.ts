import { lstatSync, readFileSync } from "node:fs";
import { FILE_START, type Position, type Problem, positionAt, problem } from "../problem";
import { NOT_PERMITTED } from "./guard";

/** Files above this size are refused, because they are probably no text. */
const MAX_BYTES = 1_000_000;

/** Matches control characters that are invalid in XML, HTML or YAML. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\r(?!\n)/;

export function readText(path: string, file: string): string | Problem {
  const refuse = (message: string, fix: string, at: Position = FILE_START) =>
    problem(file, at, "", message, fix);
  let bytes: Buffer;
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) {
      return refuse("is a symbolic link", "replace the symbolic link with a copy of the file");
    }
    if (!stats.isFile()) return refuse("is not a file", "put a text file at this path");
    if (stats.size > MAX_BYTES) {
      return refuse("is larger than 1 MB", "shorten the texts in this file");
    }
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "EACCES"
      ? refuse(NOT_PERMITTED.message, NOT_PERMITTED.fix)
      : refuse(`cannot be read (${code})`, "check that everybody may read the file at this path");
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const invalid = UNREADABLE.exec(text);
    if (!invalid) return text.replaceAll("\r\n", "\n");
    return refuse(
      `has an invisible character (${codePoint(invalid[0])})`,
      "delete the character, and save the file with Unix or Windows line ends",
      positionAt(text, invalid.index),
    );
  } catch {
    const fix = 'save the file again with the encoding "UTF-8"';
    return refuse("is not UTF-8 text", fix, firstBadByte(bytes));
  }
}

const codePoint = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

function firstBadByte(bytes: Buffer): Position {
  const again = Buffer.from(bytes.toString("utf8"));
  const good = bytes.subarray(
    0,
    bytes.findIndex((byte, index) => byte !== again[index]),
  );
  return positionAt(good.toString("utf8"), good.toString("utf8").length);
}
