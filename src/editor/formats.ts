import { parse, stringify } from "yaml";
import { tidy } from "./tidy";
import type { Widget } from "./widgets";

type Entry = Record<string, unknown>;

/** A custom format of the editor: parses and serializes files. */
export interface Format {
  fromFile(text: string): object;
  toFile(entry: Entry): string;
}

const POST = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** The format of posts: Markdown with front matter. Dates are parsed as text. */
export const postFormat = (widgets: Widget[]): Format => ({
  fromFile(text) {
    const [, front = "", body = ""] = POST.exec(text) ?? [undefined, undefined, text];
    return { ...parse(front), body: body.replace(/\r\n/g, "\n").trim() };
  },
  toFile(entry) {
    const { body = "", ...front } = tidy(entry, widgets);
    return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${body}\n`;
  },
});

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** The format of a JSON file that contains an object. */
export const objectFormat = (widgets: Widget[]): Format => ({
  fromFile: (text) => JSON.parse(text),
  toFile: (entry) => json(tidy(entry, widgets)),
});

/**
 * The format of a JSON file that contains a list. In the editor, the list is the field `entries` of an
 * object.
 */
export const listFormat = (widgets: Widget[]): Format => ({
  fromFile: (text) => ({ entries: JSON.parse(text) }),
  toFile: (entry) => json(tidy(entry, widgets).entries ?? []),
});
