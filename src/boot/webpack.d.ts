/** Loads a chunk of scripts by its number. https://webpack.js.org/api/module-variables/ */
declare function __webpack_chunk_load__(id: string): Promise<unknown>;
