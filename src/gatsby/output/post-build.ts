import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readEnvironment } from "../../environment";
import {
  absoluteUrl,
  aliasPath,
  FEED,
  HEADERS,
  postPath,
  REDIRECTS,
  ROBOTS,
  SEARCH_INDEX,
  SITEMAP,
} from "../../routes";
import { visiblePosts } from "../visible-posts";
import { beforePublishing, printTasks } from "./before-publishing";
import { rssFeed } from "./feed";
import { headersFile } from "./headers";
import { deadLinks } from "./links";
import { copyPages, readPages } from "./pages";
import { searchIndex } from "./search-index";
import { sitemap } from "./sitemap";

const OUTPUT = path.resolve("public");

const QUERY = /* GraphQL */ `
  query Output {
    site {
      siteMetadata {
        siteUrl
      }
    }
    blog: page(key: { eq: blog }) {
      title
      metaDescription
    }
    settings: siteSettings {
      brand
      contact {
        email
        phone
        whatsapp
        telegram
      }
      scripts {
        src
        sends
        loads
      }
    }
    textPages: allTextPage {
      nodes {
        slug
        markdown {
          html
        }
      }
    }
    posts: allPost {
      nodes {
        slug
        aliases
      }
    }
  }
`;

/** Returns the lines of a file that the owner has put into `static`. */
function ownLines(name: string): string[] {
  const file = path.join("static", name);
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

/** Returns the lines of `static/_redirects`, and the lines of the aliases of posts. */
function redirectLines(posts: Queries.OutputQuery["posts"]["nodes"]): string[] {
  const aliases = posts.flatMap(({ slug, aliases }) =>
    (aliases ?? []).map((alias) => `${encodeURI(aliasPath(alias))} ${postPath(slug)} 301`),
  );
  return [...ownLines(REDIRECTS), ...aliases];
}

/** Completes the output of Gatsby for hosts of static files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const environment = readEnvironment();
  const slugs = (await visiblePosts(graphql, environment)).map(({ slug }) => slug);
  const { data, errors } = await graphql<Queries.OutputQuery>(QUERY);
  if (!data) throw new Error(`The query of src/gatsby/output/post-build.ts failed: ${errors}`);
  const { site, settings, textPages, blog, posts } = data;
  const { siteUrl } = site.siteMetadata;
  const title = `${blog.title} | ${settings.brand}`;
  const redirects = redirectLines(posts.nodes.filter(({ slug }) => slugs.includes(slug)));
  const headers = headersFile(settings.scripts ?? [], environment);
  const pages = readPages(OUTPUT);
  copyPages(OUTPUT);

  const files = {
    [FEED]: await rssFeed(graphql, { siteUrl, title, description: blog.metaDescription, slugs }),
    [SEARCH_INDEX]: JSON.stringify(await searchIndex(graphql, slugs)),
    [SITEMAP]: sitemap([...pages.values()]),
    // Crawlers must read a page to find `noindex`, so they may read every page.
    [ROBOTS]: `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(siteUrl, SITEMAP)}\n`,
    [REDIRECTS]: `${redirects.join("\n")}\n`,
    [HEADERS]: headers + ownLines(HEADERS).join("\n"),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(OUTPUT, file)), { recursive: true });
    writeFileSync(path.join(OUTPUT, file), text);
  }

  const faults = deadLinks({
    url: siteUrl,
    output: OUTPUT,
    pages,
    redirects: redirects.map((line) => line.split(/\s/)[0] ?? ""),
    hidden: posts.nodes.map(({ slug }) => slug).filter((slug) => !slugs.includes(slug)),
  });
  if (faults.length > 0) {
    process.stderr.write(`\nThe build found dead links. Correct them:\n${faults.join("\n")}\n\n`);
    process.exit(1);
  }
  const values = { ...settings, url: siteUrl, headers, textPages: textPages.nodes };
  printTasks(beforePublishing(values, environment), environment.isDeployment);
};
