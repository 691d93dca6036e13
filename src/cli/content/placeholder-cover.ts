import { createHash } from "node:crypto";
import sharp from "sharp";

/** Returns pseudo-random numbers from 0 to 1, which depend on the name only. */
const numbersOf = (name: string) =>
  [...createHash("sha256").update(name).digest()].map((byte) => byte / 255);

/**
 * Draws a placeholder cover as a PNG of 1600 x 900 pixels: the steep line and growing bars on a dark grid.
 * The drawing depends on the name, so that each post gets a different cover.
 */
export function placeholderCover(name: string): Promise<Buffer> {
  const [bend = 0, steep = 0, ring = 0, ...heights] = numbersOf(name);
  const x = 500 + Math.round(bend * 300);
  const end = x + 420 + Math.round(steep * 260);
  const bars = Array.from({ length: 6 }, (_, index) => {
    const left = x + 60 + index * 100;
    const height = 40 + (index + 1) ** 1.7 * 22 + (heights[index] ?? 0) * 40;
    const lit = index === 5 ? "#cdf94a" : "#28351a";
    return `<rect x="${left}" y="${850 - height}" width="50" height="${height}" rx="10" fill="${lit}" stroke="#cdf94a" stroke-width="4"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" fill="none">
    <defs>
      <linearGradient id="ground" x2="1" y2="1"><stop stop-color="#0a0c10"/><stop offset="1" stop-color="#12151c"/></linearGradient>
      <pattern id="grid" x="50" y="50" width="100" height="100" patternUnits="userSpaceOnUse">
        <path d="M.75 0V100M0 .75H100" stroke="#f3f1ea" stroke-opacity=".08" stroke-width="1.5"/>
      </pattern>
    </defs>
    <path fill="url(#ground)" d="M0 0H1600V900H0z"/>
    <path fill="url(#grid)" d="M0 0H1600V900H0z"/>
    <circle cx="${260 + ring * 120}" cy="330" r="150" stroke="#6b6c6e" stroke-width="4"/>
    <circle cx="${260 + ring * 120}" cy="330" r="78" fill="#ff8a65"/>
    ${bars.join("")}
    <path d="M0 850H1600" stroke="#f3f1ea" stroke-opacity=".3" stroke-width="3"/>
    <path d="M60 770L${x - 60} 742Q${x} 738 ${x + 40} 690L${end} -50" stroke="#cdf94a" stroke-width="16" stroke-linejoin="round"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer();
}
