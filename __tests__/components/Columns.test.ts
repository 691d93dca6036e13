import { inRows } from "../../src/components/Columns";

test.each([
  [1, [1]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [4, 3]],
  [9, [3, 3, 3]],
])("divides %d items into rows of the lengths %j, in order", (count, lengths) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const rows = inRows(items, 4);
  expect(rows.map(({ length }) => length)).toEqual(lengths);
  expect(rows.flat()).toEqual(items);
});
