import { createHash } from "node:crypto";
import { fieldsOf, metaOf } from "../define";
import { type Fault, type Problem, problem } from "../problem";
import { problemIn, type Source } from "../read/source";
import { posts, publicationTime } from "../types";
import { valueAt } from "../values";

/** The text of a new draft. */
export const DRAFT_BODY = `Begin with what the reader gains. One empty line divides paragraphs.

## A first heading

- A point, with **bold** words
- Another one, with [a link](/services)

## A second heading

End with what the reader can do next.
`;

/** SHA-256 of the cover of a new draft, src/cli/content/cover.png. */
const DRAFT_COVER = "a01b98d79252db8a04db9992fee8c9296aa46dc3c42168e0bc822a624886cb3c";

const LEFT: Fault = {
  message: "still has the placeholder of a new draft, but the post is published",
  fix: "replace the placeholder, or set published: false",
};

export const isDraft = ({ data }: Source) => publicationTime(data) === Number.POSITIVE_INFINITY;

/** Reports fields and lines of a published post that are still those of a new draft. */
export function checkPlaceholders(source: Source, body: string, firstLine: number): Problem[] {
  if (isDraft(source)) return [];
  const fields = Object.entries(fieldsOf(posts.entry)).flatMap(([field, schema]) => {
    const { placeholder } = metaOf(schema);
    const value = valueAt(source.data, [field]);
    if (!placeholder || JSON.stringify(value) !== JSON.stringify(placeholder)) return [];
    return problemIn(source, [field], LEFT.message, LEFT.fix);
  });
  const placeholders = DRAFT_BODY.split("\n").filter(Boolean);
  const lines = body.split("\n").flatMap((line, index) => {
    if (!placeholders.includes(line)) return [];
    const place = { line: firstLine + index, column: 1 };
    return problem(source.file, place, "body", LEFT.message, LEFT.fix);
  });
  return [...fields, ...lines];
}

export function coverPlaceholder(source: Source, bytes: Buffer): Fault | undefined {
  if (isDraft(source)) return undefined;
  return createHash("sha256").update(bytes).digest("hex") === DRAFT_COVER ? LEFT : undefined;
}
