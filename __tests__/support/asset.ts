/** Mock of fonts and global style sheets: the URL of a file. */
module.exports = "/asset";
