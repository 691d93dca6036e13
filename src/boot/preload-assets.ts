/**
 * Preloads in parallel the files that Gatsby would request one after the other: the chunks of the
 * page, which are listed by id, and the data of the page. src/document/on-render-body.tsx writes the
 * list into the page. Gatsby repeats requests that fail.
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
