import { type Document, isAlias, isScalar, visit, type YAMLError } from "yaml";

interface Fault {
  offset: number;
  message: string;
}

/** Returns the first fault in the syntax of a JSON file, or of the fields of a Markdown file. */
export function syntaxFault(
  document: Document,
  text: string,
  isMarkdown: boolean,
): Fault | undefined {
  const [error] = document.errors;
  if (!error) return isMarkdown ? lostText(document) : notJson(document, text);
  const [offset] = error.pos;
  if (isMarkdown) return { offset, message: yamlMessage(error, text.slice(offset)) };
  const fault = jsonError(text);
  // JSON allows two fields of the same name, of which programs drop one.
  if (!fault) return { offset, message: "has this field twice. Remove one of them" };
  const [, position = offset] = /at position (\d+)/.exec(fault) ?? [];
  return { offset: Number(position), message: `is not valid JSON. ${JSON_ADVICE}` };
}

/** Returns the message of an error at the beginning of `text`. */
function yamlMessage({ code, message }: YAMLError, text: string): string {
  if (code === "TAB_AS_INDENT") {
    return "has a line that begins with a tab. Indent the line with spaces";
  }
  if (code === "BLOCK_AS_IMPLICIT_KEY" && /^.*: /.test(text)) {
    return "has a text with a colon in it. Put the whole text in double quotes";
  }
  return `is not valid YAML: ${message}. Put texts with special characters in double quotes, and indent with spaces`;
}

const JSON_ADVICE =
  "Check the quotation marks, commas and brackets in this line and in the line above";

const QUOTE = "Put the whole text in double quotes";

const IN_CURLY_QUOTES = /^[“”„‘’‚][^“”„‘’‚]*[“”‘’]$/;

/** Finds a value of which YAML drops a part. Removes the line break at the end of a text of several lines. */
function lostText(document: Document): Fault | undefined {
  let fault: Fault | undefined;
  visit(document, {
    Node(_, node) {
      const [offset = 0] = node.range ?? [];
      const refuse = (message: string) => {
        fault = { offset, message };
        return visit.BREAK;
      };
      if (isAlias(node) || node.anchor || node.tag) {
        return refuse(
          `has a text that begins with *, & or !, which has a meaning in YAML. ${QUOTE}`,
        );
      }
      if (!isScalar(node) || typeof node.value !== "string") return undefined;
      if (node.type?.startsWith("BLOCK")) node.value = node.value.trimEnd();
      if (node.type !== "PLAIN") return undefined;
      if (IN_CURLY_QUOTES.test(String(node.value))) {
        return refuse(
          'has a text in curly quotes, which visitors would see. Write straight quotes (") in their place',
        );
      }
      if (!node.comment) return undefined;
      return refuse(`has a text that ends before #, because # begins a comment. ${QUOTE}`);
    },
  });
  return fault;
}

/** Returns the message of `JSON.parse`, or "" if the text is JSON. */
function jsonError(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

const isJson = (text: string) => jsonError(text) === "";

const STRING = /"(?:[^"\\]|\\.)*"/g;

/** Finds what YAML allows and JSON does not. Gatsby and other programs read the files as JSON. */
function notJson(document: Document, text: string): Fault | undefined {
  if (isJson(text)) return undefined;
  let offset: number | undefined;
  visit(document, {
    Scalar(_, { range }) {
      if (!range || isJson(text.slice(range[0], range[1]))) return undefined;
      offset = range[0];
      return visit.BREAK;
    },
  });
  if (offset !== undefined) {
    const message =
      'is not valid JSON: a value is missing, or is not in straight double quotes ("). Inside a text, write \\" for a quotation mark';
    return { offset, message };
  }
  const withoutStrings = text.replace(STRING, (string) => "-".repeat(string.length));
  const comma = withoutStrings.search(/,\s*[\]}]/);
  if (comma === -1) {
    return { offset: 0, message: "is not valid JSON. It is empty, or has comments: remove them" };
  }
  return { offset: comma, message: "has a comma after the last entry of a list. Remove the comma" };
}
