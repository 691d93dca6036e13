import { reachOf } from "../background/links";
import { backgroundSettings } from "../background/settings";
import { startWorkerEngine } from "../background/worker-engine";
import type { FrameTotals } from "./count-frames";

/** What the page of the bench can show, and both with the same looks. */
declare global {
  interface Window {
    ours(particles: number): void;
    theirs(particles: number): Promise<void>;
    countFrames(): Promise<FrameTotals>;
    tsParticles: { load(args: object): Promise<void> };
    loadSlim(engine: unknown): Promise<void>;
  }
}

const DOT_COLOR = "#c8f751";
const LINK_COLOR = "#9aa3b0";
const LINK_DISTANCE = 160;

window.ours = (particles) => {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "position:fixed;inset:0;width:100%;height:100%";
  document.body.append(canvas);
  const fail = () => console.error("The worker did not start");
  const send = startWorkerEngine(canvas, () => {}, fail);
  const settings = { ...backgroundSettings(innerWidth, false, false), particles };
  const size = { width: innerWidth, height: innerHeight, ratio: 1 };
  send?.({ settings, ...size, dotColor: DOT_COLOR, linkColor: LINK_COLOR, running: true });
};

window.theirs = async (particles) => {
  const element = document.createElement("div");
  element.id = "theirs";
  element.style.cssText = "position:fixed;inset:0";
  document.body.append(element);
  await window.loadSlim(window.tsParticles);
  const distance = reachOf(LINK_DISTANCE, particles, innerWidth * innerHeight);
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
        links: { enable: true, distance, color: LINK_COLOR, opacity: 0.8, width: 1 },
        move: { enable: true, speed: 0.4, outModes: { default: "bounce" } },
      },
    },
  });
};

window.countFrames = () =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel("frames");
    channel.onmessage = ({ data }) => resolve(data);
    channel.postMessage("how many?");
  });
