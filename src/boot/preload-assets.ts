/**
 * Preloads in parallel the chunks and the data of the page, which Gatsby would request one after
 * the other. `data-needs` lists the chunks by their ids, and the data by file names;
 * src/document/on-render-body.tsx writes this attribute.
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
