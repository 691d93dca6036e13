import type { GatsbyConfig } from "gatsby";
import { PARSER_PLUGINS } from "./plugins/gatsby-remark-article/parse";
import { prepareArticle } from "./plugins/gatsby-remark-article/prepare-article";
import { readSource } from "./src/content/read";
import { loadEnvFile } from "./src/environment";

loadEnvFile();

/** The widths of pictures in files. Covers are shown at the sizes of src/sections/cover-sizes.ts. */
const PICTURE_WIDTHS = [360, 540, 800, 1200, 1600];

const SETTINGS = "content/site.json";

// The content check reports problems of this file.
const settings = readSource(SETTINGS).source?.data as { url?: string } | undefined;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: (process.env.SITE_URL || settings?.url || "").replace(/\/$/, "") },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    // By default, only queries of pages, components and gatsby-node.ts itself get types.
    documentSearchPaths: ["./src/gatsby/**/*.ts"],
    generateOnBuild: true,
  },
  plugins: [
    // gatsby-ssr.tsx calls the hook of this plugin, which collects the head of a page.
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "./content",
        // Files and folders with these names are not published.
        ignore: ["**/.*", "**/_*"],
      },
    },
    {
      resolve: "gatsby-transformer-remark",
      options: {
        // The sub-plugin adds both extensions, with options that this plugin does not pass on.
        gfm: false,
        footnotes: false,
        plugins: [
          {
            resolve: "gatsby-remark-article",
            options: { parserPlugins: PARSER_PLUGINS, prepare: prepareArticle },
          },
          {
            resolve: "gatsby-remark-images",
            options: {
              maxWidth: 720,
              showCaptions: ["title"],
              linkImagesToOriginal: false,
              withWebp: true,
              disableBgImage: true,
            },
          },
        ],
      },
    },
    {
      resolve: "gatsby-plugin-islands",
      options: {
        boot: "./src/boot.ts",
        islands: {
          "contact-form": "./src/islands/contact-form/ContactForm.tsx",
          search: "./src/islands/search/Search.tsx",
        },
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // With the default quality of 50, thin lines on a dark background disappear.
        defaults: {
          formats: ["webp"],
          placeholder: "none",
          quality: 75,
          breakpoints: PICTURE_WIDTHS,
        },
      },
    },
    "gatsby-transformer-sharp",
  ],
};

export default config;
