import type { Page } from "@playwright/test";
import sharp from "sharp";
import { EVERYTHING, restyle, shootWith } from "./styles";

type Color = [red: number, green: number, blue: number];

export interface Line {
  text: string;
  where: string;
  color: [...Color, alpha: number];
  /** Whether the text is large (24 px, or 18.66 px and bold) and needs a contrast of only 3:1. */
  large: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Contrast {
  text: string;
  where: string;
  ratio: number;
  needed: number;
}

/** Relative luminance (WCAG 2.2) of red, green and blue values from 0 to 255. */
export function luminance(rgb: ArrayLike<number>): number {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
    const value = (rgb[channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns every line of visible text, including placeholders and generated content of CSS. */
export const linesOn = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const context = pen.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
    const known = new Map<string, [number, number, number, number]>();
    const rgba = (color: string) => {
      const found = known.get(color);
      if (found) return found;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
      const made: [number, number, number, number] = [r, g, b, a / 255];
      known.set(color, made);
      return made;
    };
    const found: Line[] = [];

    /** Whether an element such as the header or a tooltip covers a point of a text. */
    function isCovered(element: Element, x: number, y: number): boolean {
      const over = document.elementFromPoint(x, y);
      for (let around = over; around && !around.contains(element); around = around.parentElement) {
        if (/fixed|sticky|absolute/.test(getComputedStyle(around).position)) return true;
      }
      return false;
    }

    /**
     * Computes the part of each box that no ancestor clips, and adds it to the list in page
     * coordinates.
     */
    function add(element: Element, pseudo: string | null, text: string, boxes: Iterable<DOMRect>) {
      const { color, fontSize, fontWeight } = getComputedStyle(element, pseudo);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      for (const box of boxes) {
        let { left, top, right, bottom } = box;
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(around);
          if (around === document.documentElement || around === document.body) continue;
          if (overflowX === "visible" && overflowY === "visible" && clipPath === "none") continue;
          const frame = around.getBoundingClientRect();
          left = Math.max(left, frame.left);
          top = Math.max(top, frame.top);
          right = Math.min(right, frame.right);
          bottom = Math.min(bottom, frame.bottom);
        }
        left = Math.max(0, left);
        right = Math.min(document.documentElement.clientWidth, right);
        // Skips text that is almost completely clipped. What remains may be too narrow to show the
        // color of a letter.
        if (right - left < Math.min(8, box.width) || bottom - top < 2) continue;
        const across = [left + 1, (left + right) / 2, right - 1];
        const down = [top + 1, (top + bottom) / 2, bottom - 1];
        if (across.some((x) => down.some((y) => isCovered(element, x, y)))) continue;
        const name = element.id || element.className || "";
        found.push({
          text: text.trim().slice(0, 60),
          where: `${element.parentElement?.localName} > ${element.localName}.${name}`,
          color: rgba(color),
          large,
          x: left + scrollX,
          y: top + scrollY,
          width: right - left,
          height: bottom - top,
        });
      }
    }

    const visible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent || !visible(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      add(parent, null, node.nodeValue, range.getClientRects());
    }
    for (const element of document.body.querySelectorAll("*")) {
      if (!visible(element)) continue;
      for (const pseudo of ["::before", "::after"]) {
        // The pattern skips generated symbols. They have an alternative text after a slash, as in
        // `content: "→" / ""`.
        const written = /^"([^"]*\S[^"]*)"$/.exec(getComputedStyle(element, pseudo).content)?.[1];
        if (written) add(element, pseudo, written, [element.getBoundingClientRect()]);
      }
      const hint = element.getAttribute("placeholder");
      const empty = (element as HTMLInputElement).value === "";
      if (hint && empty) add(element, "::placeholder", hint, [element.getBoundingClientRect()]);
    }
    return found;
  });

export async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Makes letters transparent, so that a screenshot shows the pixels behind the letters. */
const WITHOUT_TEXT =
  "*, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-line: none !important; text-shadow: none !important; caret-color: transparent !important }";

/** Stops animations, hides the background and renders all sections, until the caller removes the added style sheet. */
async function holdStill(page: Page, styles = ""): Promise<void> {
  const still = "*, ::before, ::after { animation: none !important; transition: none !important }";
  // A full-page screenshot would show the skip link over text, so the style sheet hides the skip
  // link.
  const skip = 'header > a[href="#content"]:not(:focus) { visibility: hidden !important }';
  await restyle(
    page,
    `${EVERYTHING} ${still} ${skip} canvas { display: none !important } ${styles}`,
  );
  // When Chromium takes a full-page screenshot, it can switch to a font that arrived late, which
  // wraps lines anew. The extra screenshot forces this switch before lines are measured.
  await page.screenshot({ fullPage: true });
}

/**
 * Measures each line of text: the lowest contrast between its color and a pixel behind a letter.
 * `ground` replaces the page's background color.
 */
export async function contrastsOn(page: Page, ground?: Color): Promise<Contrast[]> {
  await holdStill(page, ground && `html { background: rgb(${ground.join(" ")}) !important }`);
  const lines = await linesOn(page);
  const options = { fullPage: true };
  const [shown, under] = [
    await pixels(await page.screenshot(options)),
    await pixels(await shootWith(page, WITHOUT_TEXT, options)),
  ];
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return lines.map(({ text, where, color, large, ...box }) => {
    const [r, g, b, alpha] = color;
    let ratio = Number.POSITIVE_INFINITY;
    const right = Math.min(under.width, Math.ceil(box.x + box.width));
    const bottom = Math.min(under.height, Math.ceil(box.y + box.height));
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x++) {
        const at = (y * under.width + x) * 3;
        const now = under.data.subarray(at, at + 3);
        if (shown.data.subarray(at, at + 3).equals(now)) continue;
        const mixed = [r, g, b].map(
          (channel, index) => channel * alpha + (now[index] ?? 0) * (1 - alpha),
        );
        ratio = Math.min(ratio, contrast(mixed, now));
      }
    }
    return { text, where, ratio, needed: large ? 3 : 4.5 };
  });
}

/**
 * Measures the contrast of each line of text in forced colors. The most frequent color of a line is
 * its background. The contrast of a line is the highest contrast of any of its pixels with the
 * background.
 */
export async function inkContrastsOn(page: Page): Promise<Contrast[]> {
  // A full-page screenshot shows the sticky header at the scroll position, so the page scrolls to
  // the top.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await holdStill(page);
  const lines = await linesOn(page);
  const { data, width, height } = await pixels(await page.screenshot({ fullPage: true }));
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return lines.map(({ text, where, large, ...box }) => {
    const counts = new Map<number, number>();
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x++) {
        const color = data.readUIntBE((y * width + x) * 3, 3);
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    }
    const rgb = (color: number) => [color >> 16, (color >> 8) & 255, color & 255];
    const colors = [...counts].sort(([, a], [, b]) => b - a).map(([color]) => rgb(color));
    const [ground = [0, 0, 0]] = colors;
    const ratio = Math.max(1, ...colors.map((color) => contrast(color, ground)));
    return { text, where, ratio, needed: large ? 3 : 4.5 };
  });
}
