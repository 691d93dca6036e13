import { type ComponentType, createElement } from "react";

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
  // The site may use either JSX runtime, so the plugin has no JSX.
  return createElement(
    "div",
    { "data-island": name, "data-props": JSON.stringify(props), "data-parameter": parameter },
    createElement(component, props),
  );
}
