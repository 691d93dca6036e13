/** Address of a font, or the nothing that a plain style sheet exports. */
module.exports = "/asset";
