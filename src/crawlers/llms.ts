import { escapeMarkdown } from "../feeds/markdown";

export interface Section {
  heading: string;
  lines: [title: string, url: string, text: string][];
}

const toSection = ({ heading, lines }: Section) =>
  [
    `## ${escapeMarkdown(heading)}\n`,
    ...lines.map(
      ([title, url, text]) => `- [${escapeMarkdown(title)}](${url}): ${escapeMarkdown(text)}`,
    ),
  ].join("\n");

/** Returns llms.txt, which describes the site to language models: https://llmstxt.org */
export function llmsText(name: string, summary: string, sections: Section[]): string {
  const lists = sections.filter(({ lines }) => lines.length > 0).map(toSection);
  return `${[`# ${escapeMarkdown(name)}`, `> ${escapeMarkdown(summary)}`, ...lists].join("\n\n")}\n`;
}
