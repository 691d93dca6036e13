// Gatsby requires this file of every plugin. The plugin is in gatsby-node.ts and gatsby-ssr.ts.
