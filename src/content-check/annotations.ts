import type { Problem } from "./problem";

/** How GitHub Actions wants what would end a message, or a property of it. */
const CODES: Record<string, string> = {
  "%": "%25",
  "\r": "%0D",
  "\n": "%0A",
  ":": "%3A",
  ",": "%2C",
};

const inMessage = (text: string) => text.replace(/[%\r\n]/g, (odd) => CODES[odd] ?? odd);
const inProperty = (text: string) => text.replace(/[%\r\n:,]/g, (odd) => CODES[odd] ?? odd);

/** Shows problems beside the lines of a pull request, one workflow command for each. */
export const annotations = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, line, column, field, message, fix }) => {
      const text = `${field && `${field}: `}${message}. Fix: ${fix}`;
      const place = `file=${inProperty(file)},line=${line},col=${column}`;
      return `::error ${place}::${inMessage(text)}`;
    })
    .join("\n");
