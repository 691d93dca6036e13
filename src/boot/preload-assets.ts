/**
 * Preloads chunks and data in parallel; Gatsby would request one after another.
 * src/document/on-render-body.tsx writes `data-needs`.
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
