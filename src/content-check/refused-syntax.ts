import { type Document, isAlias, isScalar, type Node, Scalar } from "yaml";
import { type Fault, type Path, placeName } from "./problem";
import { walkYaml } from "./walk-yaml";
import { OPEN_QUOTE } from "./yaml-fault";

/** A piece of YAML that a post may not use. */
interface Refusal extends Fault {
  /** Offset in the text */
  offset: number;
  field: string;
  /** Whether it stands for another piece, so that the data cannot be had without following it */
  alias: boolean;
}

/** Fields whose text is a date on purpose. */
const DATES: PropertyKey[] = ["publishedAt", "createdAt", "updatedAt"];

/**
 * Texts that older readers of YAML, among them the one of the build, take for a number or a date:
 * 12:30 is 750, 1_000 is 1000, and 2025-11-20 becomes midnight in Greenwich.
 */
const AMBIGUOUS = /^[-+.\d][-+.\d_:TtZzEe ]*$|^[-+]?0[bx][\da-f_]+$/i;

/** A text in double quotes, with a character after each backslash. */
const CLOSED = /^"[^"\\]*(?:\\[\s\S][^"\\]*)*"$/;

/** What YAML allows and a post does not need: it can blow up a build, or lose text silently. */
export function refusedSyntax(document: Document, text: string): Refusal[] {
  const found: Refusal[] = [];
  walkYaml(document, (node, path) => {
    const [offset, end] = node.range ?? [0, 0];
    const fault = nodeFault(node, path) ?? quoteFault(node, text.slice(offset, end));
    if (fault) found.push({ ...fault, offset, field: placeName(path), alias: isAlias(node) });
  });
  return found;
}

function nodeFault(node: Node, path: Path): Fault | undefined {
  const refuse = (message: string, fix: string) => ({ message, fix });
  if (isAlias(node)) return refuse("is a reference (*) to another field", "write the value out");
  if (node.anchor) return refuse("has an anchor (&)", "remove it, or put the text in quotes");
  if (node.tag) return refuse("has a type (!)", "remove it, or put the text in quotes");
  if (!isScalar(node) || node.type !== Scalar.PLAIN || typeof node.value !== "string") {
    return undefined;
  }
  if (node.comment) {
    return refuse("is cut off at the #, which begins a comment", "put the text in double quotes");
  }
  const isDate = DATES.includes(path[0] ?? "");
  return !isDate && AMBIGUOUS.test(node.value)
    ? refuse("looks like a number or a date but must be text", "put it in quotes")
    : undefined;
}

/** The `yaml` package takes the quote of "\" for a closing one, which other readers do not. */
const quoteFault = (node: Node, written: string): Fault | undefined =>
  isScalar(node) && node.type === Scalar.QUOTE_DOUBLE && !CLOSED.test(written)
    ? OPEN_QUOTE
    : undefined;
