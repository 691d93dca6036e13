/**
 * Asks at once for all that Gatsby would ask for one after the other: the chunks of the page, by
 * their numbers, and its data. Which those are is written into the page by src/document/needs-of.ts.
 * What fails here, Gatsby asks for when it comes to it.
 */
export function askAhead(): void {
  for (const name of `app-data ${document.body.dataset.needs}`.split(" ")) {
    if (Number(name)) __webpack_chunk_load__(name).catch(() => {});
    else
      document.head.insertAdjacentHTML(
        "beforeend",
        `<link rel=preload as=fetch crossorigin href=/page-data/${name}.json>`,
      );
  }
}
