import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { isIgnored } from "./src/content/read/files";
import { loadEnvFile } from "./src/environment";
import { PARSER_PLUGINS } from "./src/markdown/parse";
import { prepareArticle } from "./src/markdown/prepare-article";

loadEnvFile();

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    // By default, only queries of pages, components and gatsby-node.ts itself get types.
    documentSearchPaths: ["./src/gatsby/**/*.ts"],
    generateOnBuild: true,
  },
  plugins: [
    // Its hook collects the head of a page in src/document/replace-renderer.ts.
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "./content",
        ignore: [(file: string) => isIgnored(path.relative("content", file))],
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
    // `plugins` does not list gatsby-plugin-image, because the plugin would add a script and a
    // style to every page. The package is still installed, because the schema imports functions
    // from it.
    "gatsby-plugin-sharp",
  ],
};

export default config;
