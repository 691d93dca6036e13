const MAX_TEXT = 30;

function nameOf(node: Node): string {
  if (node instanceof Element) return `<${node.localName}>`;
  const text = (node.textContent ?? "").trim();
  return text.length > MAX_TEXT ? `"${text.slice(0, MAX_TEXT)}..."` : `"${text}"`;
}

/** Returns the tags from the nearest landmark down to a node, such as `main > form > label`. */
function pathOf(node: Node): string {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element) return nameOf(node);
  const path = [element.localName];
  for (let at = element; at.parentElement && !at.matches("main, header, footer, body"); ) {
    at = at.parentElement;
    path.unshift(at.localName);
  }
  return path.join(" > ");
}

/** Describes how other software, such as an extension, has changed the page. */
export function describeMutation({ target, addedNodes, removedNodes }: MutationRecord): string {
  if (addedNodes[0]) return `${nameOf(addedNodes[0])} was added to ${pathOf(target)}`;
  if (removedNodes[0]) return `${nameOf(removedNodes[0])} was removed from ${pathOf(target)}`;
  return `the text of ${pathOf(target)} was changed to ${nameOf(target)}`;
}

/**
 * Finds a property that React adds to DOM elements. Its name has a random suffix, so the function
 * compares only the prefix.
 */
const storedBy = (element: Element, prefix: string): unknown =>
  Object.entries(element).find(([key]) => key.startsWith(prefix))?.[1];

const isMatched = (element: Element) => storedBy(element, "__reactFiber") !== undefined;

export function describeMismatch(container: Element): string {
  // During hydration, React sets an internal property on each element after all its children have
  // matched the HTML. React stops at the first mismatch. So the mismatch is at, or shortly after,
  // the last element in the document that has this property.
  const last = [...container.querySelectorAll("*")].filter(isMatched).at(-1);
  const expected = last && (storedBy(last, "__reactProps") as { children?: unknown }).children;
  if (last && typeof expected === "string" && expected !== last.textContent)
    return `the text of ${pathOf(last)} is ${nameOf(last.firstChild ?? last)} instead of "${expected}"`;
  let first = container;
  for (let child: Element | undefined = container; child; ) {
    first = child;
    child = [...child.children].find((one) => !isMatched(one));
  }
  const after = last ? `, after ${pathOf(last)}` : "";
  return `${pathOf(first)} differs from the HTML that the server sent${after}`;
}
