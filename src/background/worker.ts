import { createEngine, type Orders, type Send } from "./engine";

/** The engine beside the page: the first message brings the canvas, the others bring orders. */

let order: Send | undefined;

self.onmessage = ({ data }: MessageEvent<{ canvas: OffscreenCanvas } | Orders>) => {
  if (!("canvas" in data)) return order?.(data);
  order = createEngine(data.canvas, (ripples) => postMessage(ripples));
  // Zero tells that there is nothing to draw with.
  if (!order) postMessage(0);
};
