/** Imports of SVG files get the text of the file, as in webpack builds. */
module.exports = {
  process: (text) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };`,
  }),
};
