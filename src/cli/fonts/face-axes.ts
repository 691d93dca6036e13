/** The file of a character range in the npm package of the display face. */
export const faceFile = (range: "latin" | "latin-ext" | "vietnamese") =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${range}-standard-normal.woff2`;

/** Weight, optical size and width of headings. */
export const AXES = { wght: 720, opsz: 60, wdth: 100 };
