import { type Fault, type Problem, problem, quote } from "../problem";
import { type PostSource, problemIn } from "../read/source";
import { isDraft, posts as postType, publicationTime } from "../types";
import { textsIn, uniqueFields } from "../types/define";
import { textIn } from "../values";
import { duplicates } from "./unique";

/** Compares posts with each other, and each post with its folder and with a new draft. */
export const checkPosts = (posts: readonly PostSource[]): Problem[] => [
  ...posts.flatMap((post) => [...checkFolder(post), ...checkPlaceholders(post)]),
  ...uniqueFields(postType.entry).flatMap((field) => {
    // A draft may repeat the title of another post for search engines, which do not see the draft.
    const compared =
      field === "metaTitle" ? posts.filter(({ source }) => !isDraft(source.data)) : posts;
    const values = compared.map(({ source }) => ({ source, path: [field], owner: source.file }));
    return duplicates(field, values);
  }),
];

function checkFolder({ folder, source }: PostSource): Problem[] {
  const slug = textIn(source.data, "slug");
  if (!slug || slug === folder.name) return [];
  const message = `${quote(slug)} is not the name of the post's folder (${quote(folder.name)})`;
  const fix = `rename the folder to ${slug}, or change the slug to ${quote(folder.name)}`;
  return [problemIn(source, ["slug"], { message, fix })];
}

/** Each text of a new draft contains this word. */
export const PLACEHOLDER = "PLACEHOLDER";

const LEFT: Fault = {
  message: `contains ${PLACEHOLDER}, but the post is published`,
  fix: `replace the text (for the cover, write ./ and the name of your own picture), or set published: false`,
};

/** Reports the texts of a published post that are still those of a new draft. */
function checkPlaceholders({ source, body }: PostSource): Problem[] {
  if (isDraft(source.data)) return [];
  const fields = textsIn(postType.entry, source.data)
    .filter(({ text }) => text.includes(PLACEHOLDER))
    .map(({ path }) => problemIn(source, path, LEFT));
  const lines = body.text.split("\n").flatMap((line, index) => {
    const place = { line: body.line + index, column: 1 };
    return line.includes(PLACEHOLDER) ? problem(source.file, place, "body", LEFT) : [];
  });
  return [...fields, ...lines];
}

/** Warns if a public post was last changed after `now`. The build shows the time of the build. */
export function futureUpdates(posts: readonly PostSource[], now: number): Problem[] {
  return posts.flatMap(({ source }) => {
    const updatedAt = Date.parse(textIn(source.data, "updatedAt") ?? "");
    if (!(updatedAt > Math.max(now, publicationTime(source.data)))) return [];
    const fault = { message: "is in the future", fix: "write the date of the last change" };
    return [problemIn(source, ["updatedAt"], fault)];
  });
}
