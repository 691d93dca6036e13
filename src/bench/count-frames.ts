/** Counts and times the frames that are drawn here, on a page or in a worker, and tells who asks. */

const totals = { frames: 0, scriptMs: 0 };
const request = self.requestAnimationFrame.bind(self);
self.requestAnimationFrame = (draw) =>
  request((now) => {
    const start = performance.now();
    draw(now);
    totals.frames++;
    totals.scriptMs += performance.now() - start;
  });

const channel = new BroadcastChannel("frames");
channel.onmessage = ({ data }) => {
  if (data === "how many?") channel.postMessage(totals);
};

export type FrameTotals = typeof totals;
