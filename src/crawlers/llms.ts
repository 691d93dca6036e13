/** A list of pages under a heading. */
export interface Section {
  heading: string;
  /** Title, URL and description of each page. */
  lines: [title: string, url: string, text: string][];
}

/** Escapes Markdown syntax. */
const plain = (text: string) => text.replace(/[\\[\]<>*_`#]/g, "\\$&");

const toSection = ({ heading, lines }: Section) =>
  [
    `## ${plain(heading)}\n`,
    ...lines.map(([title, url, text]) => `- [${plain(title)}](${url}): ${plain(text)}`),
  ].join("\n");

/** The text of llms.txt, which describes the site to language models: https://llmstxt.org */
export function llmsText(name: string, summary: string, sections: Section[]): string {
  const lists = sections.filter(({ lines }) => lines.length > 0).map(toSection);
  return `${[`# ${plain(name)}`, `> ${plain(summary)}`, ...lists].join("\n\n")}\n`;
}
