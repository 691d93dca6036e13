/** The last click, kept for what answers it and is still on its way: src/sharing/copy-link.ts. */
export const early: { click?: MouseEvent } = {};
