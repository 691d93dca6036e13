/**
 * Preloads in parallel what Gatsby would request one after the other: the page's chunks, by id, and its
 * data. src/document/page-assets.ts writes the list into the page. Gatsby repeats requests that fail.
 */
export function preloadAssets(): void {
  for (const name of `app-data ${document.body.dataset.needs}`.split(" ")) {
    if (Number(name)) __webpack_chunk_load__(name).catch(() => {});
    else
      document.head.insertAdjacentHTML(
        "beforeend",
        `<link rel=preload as=fetch crossorigin href=/page-data/${name}.json>`,
      );
  }
}
