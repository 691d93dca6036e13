import { changeOf } from "../../src/components/MetricBars";

test.each([
  ["+312%", 100, 412],
  ["-41%", 100, 59],
  ["3.4x", 1, 3.4],
  ["0.5x", 1, 0.5],
  ["+7.5%", 100, 107.5],
  ["-100%", 100, 0],
  ["-120%", 100, 0],
])("%s is a change from %d to %d", (metric, before, after) => {
  expect(changeOf(metric)).toEqual({ before, after });
});
