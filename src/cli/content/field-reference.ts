import type { ContentType } from "../../content/define";
import { type Field, fieldList } from "../../content/derive/json-schema";
import { contentTypes } from "../../content/types";

/** Descriptions of field types for authors. */
const KINDS: Record<Field["kind"], string> = {
  text: "one line of text",
  slug: "lower-case letters, digits, single hyphens",
  date: "day or moment",
  image: "name of a picture in the same folder, png, jpg, webp or avif",
  "yes or no": "`true` or `false`",
  "whole number": "whole number",
  choice: "one of the names on the right",
  reference: "a name",
  list: "list",
  group: "group",
};

const SHAPES: Record<ContentType["shape"], string> = {
  "front matter": "The fields stand between the two lines `---`, the text of the post below them.",
  list: "A list; these are the fields of each entry.",
  keyed: "An entry for each fixed page; these are the fields of each.",
  single: "One group of fields.",
};

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** Escapes `<`, because the description of a field may contain `<slug>`. */
const words = (text: string) => text.replaceAll("<", "\\<");

function typeOf(field: Field): string {
  if (field.reference) return `a name from \`${field.reference}\``;
  if (field.kind !== "list") return KINDS[field.kind];
  return field.entry ? `list; each ${typeOf(field.entry)}` : "list of groups";
}

function limitsOf({ kind, min, max, options, entry }: Field): string {
  if (options) return options.map((option) => `\`${option}\``).join(", ");
  const entries = min === 1 ? "entry" : "entries";
  const unit = kind === "list" ? entries : kind === "whole number" ? "" : "characters";
  const least = min && !(min === 1 && unit === "characters") ? `at least ${min}` : "";
  // If a field declares no limit for an integer, Zod's JSON Schema contains the largest safe integer
  // as the limit.
  const most = max && max < Number.MAX_SAFE_INTEGER ? `at most ${max}` : "";
  const both = [least, most].filter(Boolean).join(", ");
  const own = both && `${both} ${unit}`.trim();
  const each = entry && limitsOf(entry);
  return [own, each && `each ${each}`].filter(Boolean).join("; ");
}

function rows(fields: Field[], around = ""): string[] {
  return fields.flatMap((field) => {
    const name = `${around}${field.name}`;
    const example = field.example === undefined ? "" : `\`${JSON.stringify(field.example)}\``;
    const cells = [
      `\`${name}\``,
      typeOf(field),
      field.required ? "yes" : "no",
      limitsOf(field),
      field.fields ? "" : example,
      words(field.meaning),
    ];
    const own = `| ${cells.map(cell).join(" | ")} |`;
    return [own, ...rows(field.fields ?? [], `${name}${field.kind === "list" ? "[]" : ""}.`)];
  });
}

/** A Markdown table of all fields for each content type. */
export const fieldReference = (): string =>
  contentTypes
    .map((content) =>
      [
        `### \`content/${content.file}\``,
        "",
        SHAPES[content.shape],
        "",
        "| Field | What it is | Required | Limits | Example | What it means |",
        "|---|---|---|---|---|---|",
        ...rows(fieldList(content)),
      ].join("\n"),
    )
    .join("\n\n");
