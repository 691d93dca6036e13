/**
 * Preloads the chunks and the data of the page in parallel; Gatsby would request them one after the
 * other. src/document/on-render-body.tsx writes the ids of the chunks and the file names of the
 * data into the attribute `data-needs`.
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
