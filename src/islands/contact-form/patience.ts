/**
 * If the server has not responded by then, the visitor may send the message again. The constant is
 * alone in its file, because the boot script contains all files that it imports.
 */
export const PATIENCE_MS = 15_000;
