/** Mock of fonts and global style sheets, which exports a URL. */
module.exports = "/asset";
