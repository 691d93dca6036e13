import { readFile } from "node:fs/promises";

/** The name of the site as its content gives it; for messages only, so nothing here may fail. */
export async function brandName(): Promise<string> {
  try {
    const { brand } = JSON.parse(await readFile("content/site.json", "utf8"));
    return typeof brand === "string" ? brand : "The site";
  } catch {
    return "The site";
  }
}
