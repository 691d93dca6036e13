import { addressFault } from "./address-fault";
import { headingFault } from "./heading-fault";
import { type MarkdownNode, textOf } from "./markdown-node";
import { type Fault, quote } from "./problem";

/**
 * What must not be published, or would not be shown, in one node of a text.
 * @param level of the heading above it; 1 for the title of the post
 */
export function nodeFaults(node: MarkdownNode, level: number): Fault[] {
  const faults =
    node.type === "link" ? [linkTextFault(node), linkFault(node.url)] : [nodeFault(node, level)];
  return faults.filter((fault) => fault !== undefined);
}

function nodeFault(node: MarkdownNode, level: number): Fault | undefined {
  switch (node.type) {
    case "text": {
      if (!/\][([]/.test(node.value)) return undefined;
      const fix = "write [text](address) without spaces in the address; define what [a][b] names";
      return { message: "has what looks like a link but is none", fix };
    }
    case "html": {
      const [start = ""] = node.value.split("\n");
      const message = `has HTML (${quote(start, 30)}), which is not supported`;
      return { message, fix: "write markdown; to show it as text, put it between backticks" };
    }
    case "image":
    case "imageReference": {
      const fix = "remove the picture, or use featuredImage for the post's only one";
      return { message: "has a picture: pictures inside the text are not supported", fix };
    }
    case "listItem":
      return typeof node.checked === "boolean"
        ? { message: "has a check box, which nobody can tick here", fix: "remove [ ] or [x]" }
        : undefined;
    case "footnote":
    case "footnoteReference":
    case "footnoteDefinition":
      return { message: "has a footnote, which is not supported", fix: "write it into the text" };
    case "heading":
      return headingFault(node, level);
    case "linkReference":
      return linkTextFault(node);
    case "definition":
      return linkFault(node.url);
    default:
      return undefined;
  }
}

const linkTextFault = (link: MarkdownNode): Fault | undefined =>
  textOf(link) === ""
    ? { message: "has a link without text", fix: "write what it leads to between [ and ]" }
    : undefined;

function linkFault(address: string): Fault | undefined {
  const fault = addressFault(address);
  return fault && { message: `${quote(address)} ${fault.message}`, fix: fault.fix };
}
