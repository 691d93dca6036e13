import type { Widget } from "./widgets";

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** Trims texts: the content check refuses surrounding spaces, which forms keep. */
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

/**
 * Formats an entry like a file that is written by hand: fields in the order of their declaration,
 * without empty fields.
 */
export function tidy(entry: object, widgets: Widget[]): Record<string, unknown> {
  const given = new Map(Object.entries(entry));
  const tidied = widgets.map((widget) => [widget.name, tidyValue(given.get(widget.name), widget)]);
  const declared = new Set(widgets.map(({ name }) => name));
  const others = [...given].filter(([name]) => !declared.has(name));
  return Object.fromEntries([...tidied, ...others].filter(([, value]) => !isEmpty(value)));
}
