import { RESERVED_IDS } from "./anchors";

/** Invisible parts of emoji, which are combining marks. */
const EMOJI_PARTS = /\p{Variation_Selector}|\u20e3/gu;

/** Converts `Deduplicate with event_id` to `deduplicate-with-event-id`. Keeps letters of all scripts. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replace(EMOJI_PARTS, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "section";

/** Returns a function that makes a different id of each text. */
export function headingIds(): (text: string) => string {
  const taken = new Set(RESERVED_IDS);
  return (text) => {
    const first = idOf(text);
    let id = first;
    for (let count = 2; taken.has(id); count++) id = `${first}-${count}`;
    taken.add(id);
    return id;
  };
}
