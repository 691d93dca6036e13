/**
 * The last click before React, kept by the boot module: what answers it may still be loading
 * (src/sharing/copy-link.ts, src/measurement/measure.ts).
 */
export const lastClick: { event?: MouseEvent } = {};
