import { createLinks, LEVELS, reachOf } from "../../src/background/links";
import { createRandom } from "../../src/background/random";
import { backgroundSettings } from "../../src/background/settings";

function scatter(count: number, width: number, height: number, seed = 1) {
  const random = createRandom(seed);
  const x = Float32Array.from({ length: count }, () => random() * width);
  const y = Float32Array.from({ length: count }, () => random() * height);
  return { x, y };
}

const pairs = ({ ends, count }: ReturnType<typeof createLinks>) =>
  Array.from({ length: count }, (_, i) => {
    const [a, b] = [ends[2 * i] ?? -1, ends[2 * i + 1] ?? -1];
    return `${Math.min(a, b)}-${Math.max(a, b)}`;
  });

function allPairs(x: Float32Array, y: Float32Array, reach: number) {
  const found: string[] = [];
  for (let i = 0; i < x.length; i++) {
    for (let j = i + 1; j < x.length; j++) {
      const [dx, dy] = [(x[i] ?? 0) - (x[j] ?? 0), (y[i] ?? 0) - (y[j] ?? 0)];
      if (dx * dx + dy * dy < reach * reach) found.push(`${i}-${j}`);
    }
  }
  return found;
}

test.each([
  [60, 375, 812, 90],
  [100, 768, 1024, 120],
  [140, 1440, 900, 160],
  [140, 1920, 1080, 160],
  [1000, 1440, 900, 90],
])("%s particles on %sx%s: exactly the pairs nearer than %s px", (count, width, height, reach) => {
  const links = createLinks(1024);
  for (const seed of [1, 2, 3]) {
    const { x, y } = scatter(count, width, height, seed);
    links.find(x, y, count, width, height, reach);
    expect(pairs(links).sort()).toEqual(allPairs(x, y, reach).sort());
  }
});

test("a link is the stronger the nearer its ends are", () => {
  const links = createLinks(8);
  const x = Float32Array.of(0, 1, 60, 149);
  links.find(x, new Float32Array(4), 4, 300, 300, 150);
  const levels = new Map(pairs(links).map((pair, i) => [pair, links.levels[i]]));
  expect(levels.get("0-1")).toBe(LEVELS - 1);
  expect(levels.get("0-2")).toBe(3);
  expect(levels.get("0-3")).toBe(0);
});

test.each([
  [320, 568, true],
  [767, 1024, true],
  [768, 1024, true],
  [768, 600, false],
  [1440, 900, false],
  [3840, 2160, false],
])("on a screen of %sx%s links reach as far as specified", (width, height, mode) => {
  const { particles, linkDistance } = backgroundSettings(width, mode, false);
  expect(reachOf(linkDistance, particles, width * height)).toBe(linkDistance);
});

test("the work stays bounded however many particles there are, and in whatever corner", () => {
  const links = createLinks(1024);
  const reach = reachOf(160, 1000, 1440 * 900);
  const { x, y } = scatter(1000, 1440, 900);
  links.find(x, y, 1000, 1440, 900, reach);
  expect(links.count).toBeLessThan(1000 * 17);
  // All in one place: more pairs than there is room for.
  links.find(new Float32Array(1000), new Float32Array(1000), 1000, 1440, 900, reach);
  expect(links.count).toBe(links.levels.length);
});
