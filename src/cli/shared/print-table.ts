export function printTable(headings: string[], rows: string[][]): void {
  const isNumber = (cell: string) => /^[\d.]+$/.test(cell);
  const columns = headings.map((heading, column) => {
    const cells = rows.map((row) => row[column] ?? "");
    return {
      width: Math.max(3, heading.length, ...cells.map((cell) => cell.length)),
      isNumeric: cells.some(isNumber) && cells.every((cell) => cell === "" || isNumber(cell)),
    };
  });
  const line = (cells: string[]) =>
    `| ${columns
      .map(({ width, isNumeric }, column) => {
        const cell = cells[column] ?? "";
        return isNumeric ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(" | ")} |`;
  const rule = columns.map(
    ({ width, isNumeric }) => "-".repeat(width - 1) + (isNumeric ? ":" : "-"),
  );
  console.log([line(headings), line(rule), ...rows.map(line)].join("\n"));
}
