import type { Send } from "./engine";

/**
 * Starts the engine of a canvas in a worker, so that the page's own thread does nothing.
 *
 * @param onRipple as for the engine
 * @param onFailure is called when the worker did not start or has nothing to draw with; the canvas
 *   is of no use to the page by then
 * @returns undefined where the browser has no such thing; the canvas is as it was
 */
export function startWorkerEngine(
  canvas: HTMLCanvasElement,
  onRipple: (ripples: number) => void,
  onFailure: () => void,
): Send | undefined {
  if (!("transferControlToOffscreen" in canvas)) return undefined;
  try {
    const worker = new Worker(
      /* webpackChunkName: "background" */ new URL("./worker.ts", import.meta.url),
    );
    worker.onmessage = ({ data }) => (data ? onRipple(data) : onFailure());
    worker.onerror = (event) => {
      // Reported by the browser already, where there is something to report.
      event.preventDefault();
      onFailure();
    };
    const offscreen = canvas.transferControlToOffscreen();
    worker.postMessage({ canvas: offscreen }, [offscreen]);
    return (orders) => worker.postMessage(orders);
  } catch {
    return undefined;
  }
}
