import { createEngine } from "../background/engine";
import { backgroundSettings } from "../background/settings";

/**
 * The globals of the benchmark page: `ours` and `theirs` draw the same scene, and `drawn` counts the
 * frames.
 */
declare global {
  interface Window {
    ours(particles: number): void;
    theirs(particles: number): Promise<void>;
    drawn: { count: number; scriptMs: number };
    tsParticles: { load(args: object): Promise<void> };
    loadSlim(engine: unknown): Promise<void>;
  }
}

const DOT_COLOR = "#c8f751";
const LINK_COLOR = "#9aa3b0";
const LINK_DISTANCE = 160;
/**
 * The number of texts is that of a usual page in the viewport. The texts overlap and darken only a
 * small area, so the renderer must sample the brightness of most links.
 */
const TEXTS = Array.from({ length: 40 }, (_, line) => ({
  left: 120,
  top: 100 + line * 2,
  right: 700,
  bottom: 120 + line * 2,
}));

window.ours = (particles) => {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "position:fixed;inset:0;width:100%;height:100%";
  document.body.append(canvas);
  const colors = { dot: DOT_COLOR, link: LINK_COLOR, bright: DOT_COLOR };
  const engine = createEngine(canvas, colors);
  engine?.setScene({
    settings: { ...backgroundSettings(innerWidth, false, false), particles },
    ratio: 1,
    texts: { scrolling: TEXTS, fixed: [] },
    maxScroll: 0,
  });
  engine?.run(true);
  // Keeps the engine at its highest frame rate.
  setInterval(() => engine?.pageScrolled(), 100);
};

window.theirs = async (particles) => {
  const element = document.createElement("div");
  element.id = "theirs";
  element.style.cssText = "position:fixed;inset:0";
  document.body.append(element);
  await window.loadSlim(window.tsParticles);
  await window.tsParticles.load({
    id: element.id,
    options: {
      fullScreen: { enable: false },
      detectRetina: false,
      particles: {
        number: { value: particles },
        paint: { fill: { enable: true, color: { value: DOT_COLOR } } },
        size: { value: 1.75 },
        opacity: { value: 1 },
        links: { enable: true, distance: LINK_DISTANCE, color: LINK_COLOR, opacity: 0.8, width: 1 },
        move: { enable: true, speed: 0.4, outModes: { default: "bounce" } },
      },
    },
  });
};

/** Counts and times the frames that are drawn. */
window.drawn = { count: 0, scriptMs: 0 };
const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) =>
  request((now) => {
    const start = performance.now();
    draw(now);
    window.drawn.count++;
    window.drawn.scriptMs += performance.now() - start;
  });
