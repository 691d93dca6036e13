import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Words for visitors belong in content/; docs/content.md lists the exceptions. */

const SRC = path.resolve(__dirname, "../src");
const FOLDERS = ["components", "sections", "templates", "pages"];
const READABLE_ATTRIBUTES = ["aria-label", "aria-description", "title", "alt", "placeholder"];

/**
 * Operators such as `||` return one of their operands. If this operand is a literal string,
 * visitors can see it.
 */
const RETURNS_AN_OPERAND = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const LETTER = /\p{L}/u;

function textsIn(node: ts.Node): ts.Node[] {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) {
    return LETTER.test(node.text) ? [node] : [];
  }
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return parts.filter(({ text }) => LETTER.test(text));
  }
  if (ts.isConditionalExpression(node)) {
    return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node) && RETURNS_AN_OPERAND.has(node.operatorToken.kind)) {
    return [...textsIn(node.left), ...textsIn(node.right)];
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    return node.expression ? textsIn(node.expression) : [];
  }
  return [];
}

/** Returns literal texts that JSX elements show or announce, each as `file:line text`. */
function literalWords(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      found.push(...node.children.flatMap(textsIn));
    }
    if (
      ts.isJsxAttribute(node) &&
      READABLE_ATTRIBUTES.includes(node.name.getText()) &&
      node.initializer
    ) {
      found.push(...textsIn(node.initializer));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return `${file}:${line + 1} ${node.getText().trim()}`;
  });
}

test.each([
  ["a text", "<p>Older posts</p>", "Older posts"],
  ["a text in braces", '<p>{"Older posts"}</p>', '"Older posts"'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the string contains TypeScript code
  ["a part of a template literal", "<p>{`Page ${page}`}</p>", "`Page ${"],
  ["a conditional expression", '<p>{page > 1 ? "Newer" : title}</p>', '"Newer"'],
  ["an accessible name", '<nav aria-label="Main" />', '"Main"'],
  ["an alternative text", "<img alt={'A line'} />", "'A line'"],
])(
  "the search for literal text in JSX finds %s, and reports the file and the line of the text",
  (_what, jsx, text) => {
    expect(literalWords("src/sections/X.tsx", `const x =\n  ${jsx};`)).toEqual([
      `src/sections/X.tsx:2 ${text}`,
    ]);
  },
);

test("the rule against literal text in JSX allows attribute values, punctuation and class names", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the string contains TypeScript code
  const jsx = "<p className='wide' title={text}>{title}: – {`#${tag}`} {kind === 'a' && text}</p>";
  expect(literalWords("X.tsx", `const x = ${jsx};`)).toEqual([]);
});

test("the code of components, sections, templates and pages contains no literal text that visitors read", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => path.posix.join("src", folder, file.split(path.sep).join("/"))),
  );
  expect(files.length).toBeGreaterThan(50);
  const words = files.flatMap((file) =>
    literalWords(file, readFileSync(path.join(SRC, "..", file), "utf8")),
  );
  const fix = "move it to content/site.json and declare it in src/content/types/site.ts";
  expect(words.map((word) => `${word}: ${fix}`)).toEqual([]);
});
