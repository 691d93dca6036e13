/** The drawings of people in src/art; `portrait` in content/authors.json selects one. */
export const PORTRAITS = ["bun", "glasses", "earring"] as const;

export type PortraitName = (typeof PORTRAITS)[number];
