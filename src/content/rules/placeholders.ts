import { type Fault, type Problem, problem } from "../problem";
import { type PostSource, problemIn } from "../read/source";
import { isDraft, posts } from "../types";
import { textsIn } from "../types/define";

/** Each text of a new draft contains this word. */
export const PLACEHOLDER = "PLACEHOLDER";

const LEFT: Fault = {
  message: `contains ${PLACEHOLDER}, but the post is published`,
  fix: `replace the text (for the cover, write ./ and the name of your own picture), or set published: false`,
};

/** Reports the texts of a published post that are still those of a new draft. */
export function checkPlaceholders({ source, body }: PostSource): Problem[] {
  if (isDraft(source.data)) return [];
  const fields = textsIn(posts.entry, source.data)
    .filter(({ text }) => text.includes(PLACEHOLDER))
    .map(({ path }) => problemIn(source, path, LEFT.message, LEFT.fix));
  const lines = body.text.split("\n").flatMap((line, index) => {
    const place = { line: body.line + index, column: 1 };
    return line.includes(PLACEHOLDER)
      ? problem(source.file, place, "body", LEFT.message, LEFT.fix)
      : [];
  });
  return [...fields, ...lines];
}
