import { type ComponentType, createElement } from "react";

/** The names in the options of the plugin, from webpack-config.ts. Browsers do not have it. */
declare const ISLANDS: readonly string[] | undefined;

interface IslandProps<Props> {
  /** The name in the options of the plugin */
  name: string;
  component: ComponentType<Props>;
  /** Must be JSON, because the HTML contains the props. */
  props: Props;
  /** The query parameter of the URL that the island reads. If it is set, the island loads at once. */
  parameter?: string;
}

/**
 * A part of the page that React hydrates in the browser. Everything else on the page is HTML only,
 * so the component uses no static query, no `Link`, no context and no `useId`.
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  parameter,
}: IslandProps<Props>) {
  if (typeof ISLANDS !== "undefined" && !ISLANDS.includes(name)) {
    throw new Error(
      `A page contains the island "${name}". Add its module to the option "islands" of gatsby-plugin-islands in gatsby-config.ts.`,
    );
  }
  // The site may use either JSX runtime, so the plugin has no JSX.
  return createElement(
    "div",
    { "data-island": name, "data-props": JSON.stringify(props), "data-parameter": parameter },
    createElement(component, props),
  );
}
