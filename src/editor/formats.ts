import { parse, stringify } from "yaml";
import { parseJson } from "../content/values";
import type { Widget } from "./widgets";

type Entry = Record<string, unknown>;

export interface Format {
  fromFile(text: string): object;
  toFile(entry: Entry): string;
}

const POST = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Every text is in quotes, because the content check refuses an unquoted text such as `24-7`. */
const STYLE = {
  lineWidth: 0,
  defaultStringType: "QUOTE_DOUBLE",
  defaultKeyType: "PLAIN",
} as const;

/** Reads and writes posts: Markdown with front matter. Dates stay text. */
export const postFormat = (widgets: Widget[]): Format => ({
  fromFile(text) {
    const [, front = "", body = ""] = POST.exec(text) ?? [undefined, undefined, text];
    return { ...parse(front), body: body.replace(/\r\n/g, "\n").trim() };
  },
  toFile(entry) {
    const { body = "", ...front } = tidy(entry, widgets);
    return `---\n${stringify(front, STYLE)}---\n\n${body}\n`;
  },
});

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

export const objectFormat = (widgets: Widget[]): Format => ({
  fromFile: parseJson,
  toFile: (entry) => json(tidy(entry, widgets)),
});

/**
 * Stores a list in the field `entries` of an object, because the editor supports only files that
 * contain an object.
 */
export const listFormat = (widgets: Widget[]): Format => ({
  fromFile: (text) => ({ entries: parseJson(text) }),
  toFile: (entry) => json(tidy(entry, widgets).entries ?? []),
});

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** Removes spaces at both ends, which the content check refuses. */
const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

function tidyValue(value: unknown, { fields = [], widget }: Widget): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) =>
      fields.length > 0 ? tidy(entry as object, fields) : trimmed(entry),
    );
    return entries.filter((entry) => !isEmpty(entry));
  }
  return widget === "object" && value ? tidy(value as object, fields) : trimmed(value);
}

/** Returns the fields in the order of their declaration, without empty fields. */
export function tidy(entry: object, widgets: Widget[]): Record<string, unknown> {
  const given = new Map(Object.entries(entry));
  const tidied = widgets.map((widget) => [widget.name, tidyValue(given.get(widget.name), widget)]);
  const declared = new Set(widgets.map(({ name }) => name));
  const others = [...given].filter(([name]) => !declared.has(name));
  return Object.fromEntries([...tidied, ...others].filter(([, value]) => !isEmpty(value)));
}
