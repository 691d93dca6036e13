import { type Document, isAlias, isScalar, visit } from "yaml";

interface Fault {
  offset: number;
  message: string;
}

/** Returns the first fault in the syntax of a JSON file, or of the fields of a post. */
export function syntaxFault(document: Document, text: string, isPost: boolean): Fault | undefined {
  const [error] = document.errors;
  if (!error) return isPost ? lostText(document) : notJson(document, text);
  const advice = isPost
    ? "Put texts with special signs in double quotes, and indent with spaces"
    : "Check the quotation marks, commas and brackets in this line and in the line above";
  const message = `is not valid ${isPost ? "YAML" : "JSON"}: ${error.message}. ${advice}`;
  return { offset: error.pos[0], message };
}

/** Finds a value of which YAML drops a part. Removes the line break at the end of a text of several lines. */
function lostText(document: Document): Fault | undefined {
  let fault: Fault | undefined;
  visit(document, {
    Node(_, node) {
      const [offset = 0] = node.range ?? [];
      const refuse = (what: string) => {
        fault = { offset, message: `${what}. Put the whole text in double quotes` };
        return visit.BREAK;
      };
      if (isAlias(node)) return refuse("has a text that begins with *, a sign of YAML");
      if (node.anchor) return refuse("has a text that begins with &, a sign of YAML");
      if (node.tag) return refuse("has a text that begins with !, a sign of YAML");
      const isText = isScalar(node) && typeof node.value === "string";
      if (isText && node.type === "PLAIN" && node.comment) {
        return refuse("has a text that ends before #, because # begins a comment");
      }
      if (isText && node.type?.startsWith("BLOCK")) node.value = String(node.value).trimEnd();
      return undefined;
    },
  });
  return fault;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

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
  if (comma === -1) return { offset: 0, message: "is not valid JSON. Remove comments" };
  return { offset: comma, message: "has a comma after the last entry of a list. Remove the comma" };
}
