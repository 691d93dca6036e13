import { FILE_START, type Position, type Problem, problem } from "./problem";

/** A post taken apart; lines are counted in the file, from 1. */
export interface PostParts {
  /** The front matter, starting in line 2 of the file */
  yaml: string;
  /** The markdown after the closing line */
  body: string;
  bodyLine: number;
}

const FENCE = /^---[ \t]*$/;

/**
 * Takes front matter and body of a post apart, where the reader of the build (gray-matter) does.
 * That one guesses when the markers are not quite right and loses fields or text without a word,
 * or runs `---js` as a program; here everything but a plain pair of `---` lines is refused.
 * @param text with `\n` as line end, without byte order mark
 */
export function splitPost(text: string, file: string): PostParts | Problem {
  const refuse = (message: string, fix: string, at: Position = FILE_START) =>
    problem(file, at, "", message, fix);
  if (text.trim() === "") return refuse("is empty", "write the post, or remove its folder");
  const lines = text.split("\n");
  const first = lines[0] ?? "";
  if (!FENCE.test(first)) {
    return text.trimStart().startsWith("---") && !first.startsWith("---")
      ? refuse("has something before the first ---", "begin the file with ---, in its first line")
      : /^---\s*[^\s-]/.test(first)
        ? refuse("has a word after the first ---", "leave only --- in the first line")
        : refuse(
            "has no front matter",
            "begin the file with a line --- and the fields of the post",
          );
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  if (end === -1) {
    return refuse("has front matter that is never closed", "write a line --- after the last field");
  }
  if (!FENCE.test(lines[end] ?? "")) {
    const at = { line: end + 1, column: 1 };
    return refuse("closes the front matter with more than ---", "leave only --- in this line", at);
  }
  return {
    yaml: lines.slice(1, end).join("\n"),
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}
