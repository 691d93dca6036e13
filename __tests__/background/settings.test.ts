import { backgroundSettings, isPerformanceMode } from "../../src/background/settings";

test.each([
  [767, 16, true],
  [768, 16, false],
  [1920, 5, false],
  [1920, 4, true],
  [1920, undefined, false],
])("at a width of %s px and with %s cores, performance mode is %s", (width, cores, mode) => {
  expect(isPerformanceMode(width, cores)).toBe(mode);
});

test.each([
  [767, true, false, [60, 90, 140]],
  [767, false, false, [90, 120, 170]],
  [768, true, false, [100, 120, 140]],
  [768, false, false, [140, 160, 170]],
  [320, true, true, [60, 90, 110]],
  [2560, false, true, [140, 160, 110]],
])(
  "at a width of %s px (performance mode: %s, touch: %s), the background has the settings %j",
  (width, mode, touch, numbers) => {
    const settings = backgroundSettings(width, mode, touch);
    expect([settings.particles, settings.linkDistance, settings.pointerRadius]).toEqual(numbers);
  },
);
