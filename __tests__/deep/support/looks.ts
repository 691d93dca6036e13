import type { Page } from "../../e2e/support/test";

const PROPERTIES = [
  ...["position", "display", "paddingTop", "paddingLeft", "marginTop", "color"],
  ...["backgroundColor", "fontSize", "lineHeight", "borderTopWidth"],
] as const;

/** One element of each part whose styles `gatsby develop` and the build must agree about. */
const PARTS = {
  header: "header",
  logo: "header a[aria-label]",
  start: "header a[href='/contact']",
  title: "h1",
  lead: "main .lead",
  section: "main > section",
  heading: "main h2",
  plan: "#pricing li, main li:has(h2)",
  button: "main a[href='/contact']",
  step: "#process li",
  field: "main textarea",
  paragraph: "article p:not([class])",
  footer: "footer",
};

/** Returns the computed styles and the size of the first element of each part that the page has. */
export const looksOf = (page: Page) =>
  page.evaluate(
    async ([parts, properties]) => {
      await document.fonts.ready;
      return Object.entries(parts).flatMap(([part, selector]) => {
        const element = document.querySelector(selector);
        if (!element) return [];
        const styles = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const size = `${part} size: ${Math.round(width)} x ${Math.round(height)}`;
        return [size, ...properties.map((name) => `${part} ${name}: ${styles[name]}`)];
      });
    },
    [PARTS, PROPERTIES] as const,
  );
