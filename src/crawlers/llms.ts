/** A list of pages under a heading. */
export interface Section {
  heading: string;
  /** Each as title, address and what it is about. */
  lines: [title: string, url: string, text: string][];
}

/** Marks of Markdown that would make a title something else. */
const plain = (text: string) => text.replace(/[\\[\]<>*_`#]/g, "\\$&");

const toSection = ({ heading, lines }: Section) =>
  [
    `## ${plain(heading)}\n`,
    ...lines.map(([title, url, text]) => `- [${plain(title)}](${url}): ${plain(text)}`),
  ].join("\n");

/** What a language model is told of the site, as https://llmstxt.org proposes. */
export function llmsText(name: string, summary: string, sections: Section[]): string {
  const lists = sections.filter(({ lines }) => lines.length > 0).map(toSection);
  return `${[`# ${plain(name)}`, `> ${plain(summary)}`, ...lists].join("\n\n")}\n`;
}
