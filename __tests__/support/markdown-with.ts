/**
 * This list contains the places in Markdown where a test payload can stand. Each place has a
 * function that inserts the payload.
 */
export const markdownWith: [place: string, write: (payload: string) => string][] = [
  ["a paragraph", (payload) => payload],
  ["the middle of a sentence", (payload) => `before ${payload} after`],
  ["a heading", (payload) => `## ${payload}`],
  ["bold words", (payload) => `**${payload}**`],
  ["a list", (payload) => `- ${payload}\n- second`],
  ["a quote", (payload) => `> ${payload}`],
  ["a table", (payload) => `| a | ${payload} |\n|---|---|\n| ${payload} | b |`],
  ["the text of a link", (payload) => `[${payload}](/services)`],
  ["the address of a link", (payload) => `[link](${payload})`],
  ["the address of a link, in brackets", (payload) => `[link](<${payload}>)`],
  ["the title of a link", (payload) => `[link](/services "${payload}")`],
  ["a definition", (payload) => `[link][name]\n\n[name]: <${payload}> '${payload}'`],
  ["the address of a picture", (payload) => `![alt](${payload})`],
  ["the description of a picture", (payload) => `![${payload}](/icon-512.png)`],
  ["an automatic link", (payload) => `<${payload}>`],
  ["a query", (payload) => `[link](https://elsewhere.example/?q=${encodeURIComponent(payload)})`],
  ["code", (payload) => `\`\` ${payload} \`\``],
  ["a block of code", (payload) => `\`\`\`html\n${payload}\n\`\`\``],
  ["the language of a block of code", (payload) => `\`\`\`${payload}\ncode\n\`\`\``],
  ["indented code", (payload) => `    ${payload}`],
  ["escaped text", (payload) => payload.replace(/[!-/:-@[-`{-~]/g, "\\$&")],
  [
    "text in entities",
    (payload) => payload.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
  ],
  ["an escaped heading", (payload) => `## ${payload.replace(/[!-/:-@[-`{-~]/g, "\\$&")}`],
];
