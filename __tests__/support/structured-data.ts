import type { HTMLElement } from "node-html-parser";
import { one } from "./html";

// biome-ignore lint/suspicious/noExplicitAny: tests check the shape of the data
export type GraphNode = any;

/** Returns all nodes in the JSON-LD graph of a page, or [] if the page has no structured data. */
export function graphOf(page: HTMLElement): GraphNode[] {
  const selector = 'script[type="application/ld+json"]';
  if (!page.querySelector(selector)) return [];
  const data = JSON.parse(one(page, selector).rawText);
  expect(Object.keys(data)).toEqual(["@context", "@graph"]);
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

export const nodesOf = (page: HTMLElement, type: string): GraphNode[] =>
  graphOf(page).filter((node) => node["@type"] === type);

export function nodeOf(page: HTMLElement, type: string): GraphNode {
  const found = nodesOf(page, type);
  if (found.length !== 1)
    throw new Error(`There are ${found.length} nodes of the type ${type}, expected one`);
  return found[0];
}
