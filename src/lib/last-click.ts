/**
 * The last click before React has loaded, stored by the boot module. Code that handles clicks may still
 * be loading then, and reads it later (src/sharing/copy-link.ts, src/measurement/measure.ts).
 */
export const lastClick: { event?: MouseEvent } = {};
