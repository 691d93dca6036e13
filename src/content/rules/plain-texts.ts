import type { Fault, Problem } from "../problem";
import { type JsonSources, type PostSource, problemIn } from "../read/source";
import { fieldTexts } from "./field-texts";

const ENTITY = /&(?:#\d+|#x[\dA-Fa-f]+|[A-Za-z][a-z\d]+);/;

/** Matches Markdown and the most frequent HTML tags. */
const MARKUP =
  /\*\*\S.*\*\*|__\S.*__|~~\S.*~~|`[^`]+`|\]\((?:https?:|[/#])|(?:^|\s)[*_](?=[^\s*_])[^*_]*[*_](?=$|[\s.,!?])|^(?:#{1,6}|[-*>]) |<\/?(?:a|b|br|em|i|p|span|strong)\b[^<>]*>/;

function doubtIn(text: string): Fault | undefined {
  const [entity] = ENTITY.exec(text) ?? [];
  if (entity) {
    const message = `has ${entity}, which visitors see as it is`;
    return { message, fix: "write the character itself" };
  }
  const [markup] = MARKUP.exec(text) ?? [];
  if (!markup) return undefined;
  const message = `has ${markup.trim()}, but Markdown and HTML have no effect in this field`;
  return { message, fix: "write the words alone" };
}

/** Warns of entities and Markdown in fields, because the site shows fields as they are. */
export function checkPlainTexts(posts: readonly PostSource[], lists: JsonSources): Problem[] {
  return fieldTexts(posts, lists).flatMap(({ source, path, text }) => {
    const doubt = doubtIn(text);
    return doubt ? [problemIn(source, path, doubt.message, doubt.fix)] : [];
  });
}
