/** Loads a chunk by its id. https://webpack.js.org/api/module-variables/ */
declare function __webpack_chunk_load__(id: string): Promise<unknown>;
