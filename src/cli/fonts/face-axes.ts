/** Where the display face's npm package has its files: one per range of characters. */
export const faceFile = (range: "latin" | "latin-ext" | "vietnamese") =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${range}-standard-normal.woff2`;

/** The one weight, optical size and width that headings are set in. */
export const AXES = { wght: 720, opsz: 60, wdth: 100 };
