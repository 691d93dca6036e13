/** Ids of the page around an article, which no heading of it may take. */
const TAKEN = ["content", "related-title"];

/** `Créme brûlée & co.` as `creme-brulee-co`; letters of any script stay. */
const slugify = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "section";

/** Gives the headings of one article their ids: from their text, no two the same. */
export function headingIds(): (text: string) => string {
  const taken = new Set(TAKEN);
  return (text) => {
    const slug = slugify(text);
    let id = slug;
    for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`;
    taken.add(id);
    return id;
  };
}
