/**
 * Preloads at once what Gatsby would request one after the other: the chunks of the page, by number,
 * and its data. src/document/page-assets.ts writes the list into the page. A request that fails here
 * is made again by Gatsby.
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
