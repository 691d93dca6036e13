import { readFileSync } from "node:fs";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** An oklch() color in sRGB, clipped: https://www.w3.org/TR/css-color-4/#ok-lab */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((part) => {
    const value = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, value)));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

test("browsers without oklch() get the same colors in sRGB", () => {
  const colors = [...tokens.matchAll(/(--[\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);/g)];
  const expected = colors.map(([, name, lightness, chroma, hue]) => [
    name,
    hexOf(Number(lightness) / 100, Number(chroma), Number(hue)),
  ]);
  const fallback = tokens.slice(tokens.indexOf("@supports not (color: oklch("));
  const found = [...fallback.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)];
  expect(colors.length).toBeGreaterThan(0);
  expect(found.map(([, name, color]) => [name, color])).toEqual(expected);
});
