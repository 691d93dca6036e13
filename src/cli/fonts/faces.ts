export const displayFile = (range: "latin" | "latin-ext" | "vietnamese") =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${range}-standard-normal.woff2`;

const TEXT_FILE =
  "node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";

export const DISPLAY_AXES = { wght: 720, opsz: 60, wdth: 100 };

const TEXT_AXES = { wght: { min: 400, max: 700 } };

/**
 * One file for English, and one for all other Latin characters, which browsers load only for a text
 * with such characters. The ranges are also in src/styles/tokens.css.
 */
export const FONT_FILES = [
  {
    file: "src/fonts/bricolage-grotesque.woff2",
    source: displayFile("latin"),
    axes: DISPLAY_AXES,
    range:
      "U+20-3b, U+3d, U+3f, U+41-5a, U+5f, U+61-7a, U+a0, U+b7, U+2013-2014, U+2019, U+201c-201d, U+2026, U+2212",
  },
  {
    file: "src/fonts/bricolage-grotesque-rare.woff2",
    source: displayFile("latin"),
    axes: DISPLAY_AXES,
    range:
      "U+3c, U+3e, U+40, U+5b-5e, U+60, U+7b-7e, U+a1-b6, U+b8-ff, U+131, U+152-153, U+2018, U+2022, U+20ac, U+2122, U+2190-2193",
  },
  {
    file: "src/fonts/hanken-grotesk.woff2",
    source: TEXT_FILE,
    axes: TEXT_AXES,
    range:
      "U+20-7e, U+a0, U+a9, U+b7, U+d7, U+2013-2014, U+2018-2019, U+201c-201d, U+2022, U+2026, U+20ac, U+2212",
  },
  {
    file: "src/fonts/hanken-grotesk-rare.woff2",
    source: TEXT_FILE,
    axes: TEXT_AXES,
    range: "U+a1-a8, U+aa-b6, U+b8-d6, U+d8-ff, U+131, U+152-153, U+2122, U+2191, U+2193",
  },
] as const;
