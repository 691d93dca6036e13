import type { Page } from "@playwright/test";

/** Lists all metadata of the current page, or of the HTML that the server returns for `path`. */
export const metadata = (page: Page, path?: string) =>
  page.evaluate(async (path) => {
    const html = path && (await fetch(path).then((answer) => answer.text()));
    const source = html ? new DOMParser().parseFromString(html, "text/html") : document;
    const lines = [...source.head.querySelectorAll("title, meta, link[rel=canonical]")].map(
      (element) =>
        element.nodeName === "TITLE"
          ? `title ${element.textContent}`
          : [...element.attributes]
              .filter(({ name }) => !name.startsWith("data-"))
              .map(({ name, value }) => `${name}=${value}`)
              .sort()
              .join(" "),
    );
    const data = [...source.querySelectorAll('script[type="application/ld+json"]')];
    return {
      language: source.documentElement.lang,
      lines: lines.sort(),
      data: data.map((script) => JSON.parse(script.textContent ?? "")),
    };
  }, path);
