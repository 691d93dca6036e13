/** Each island has a folder and a chunk of this name, and the HTML names it in `data-island`. */
export const ISLANDS = ["contact-form", "search"] as const;

export type IslandName = (typeof ISLANDS)[number];
