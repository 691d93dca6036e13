import { element, type MarkdownNode } from "./tree";

/** Kinds of callouts, as on GitHub, with the words above each of them. */
const CALLOUTS: Partial<Record<string, string>> = {
  NOTE: "Note",
  TIP: "Tip",
  IMPORTANT: "Important",
  WARNING: "Warning",
  CAUTION: "Caution",
};

export const CALLOUT_KINDS = Object.keys(CALLOUTS);

const MARK = /^\[!([A-Z]+)\][ \t]*(?:\n|$)/;

/** Makes a callout of a block quote that begins with a line such as `[!NOTE]`. */
export function makeCallout(quote: MarkdownNode): void {
  const [paragraph] = quote.children ?? [];
  const [text] = paragraph?.children ?? [];
  const [mark = "", kind = ""] = MARK.exec(text?.value ?? "") ?? [];
  const label = CALLOUTS[kind];
  if (!label || !paragraph || !text?.value) return;
  text.value = text.value.slice(mark.length);
  const title = element("p", { dataCalloutTitle: "" }, [{ type: "text", value: label }]);
  const isEmpty = paragraph.children?.length === 1 && text.value === "";
  quote.children = [title, ...(quote.children ?? []).slice(isEmpty ? 1 : 0)];
  const hProperties = { role: "note", ariaLabel: label, dataCallout: kind.toLowerCase() };
  quote.data = { hName: "div", hProperties };
}

/** Marks a block quote whose first paragraph is only bold: its words stand out in large letters. */
export function markHighlight(quote: MarkdownNode): void {
  const [paragraph] = quote.children ?? [];
  const words = paragraph?.children ?? [];
  if (words.length === 1 && words[0]?.type === "strong") {
    quote.data = { hProperties: { dataHighlight: "" } };
  }
}
