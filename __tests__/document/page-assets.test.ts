import { pageAssets } from "../../src/document/on-render-body";
import { inTempFolder } from "../support/temp-folder";

const page = ["styles.0a.css", "223-1a.js", "245-2b.css", "245-3c.js"];
inTempFolder({ "public/webpack.stats.json": JSON.stringify({ assetsByChunkName: { page } }) });
Object.assign(globalThis, { __non_webpack_require__: require });

const read = () => ({ componentChunkName: "page", staticQueryHashes: ["678"] });

test.each([
  ["/", "index"],
  ["/work", "work"],
  ["/blog/a-post", "blog/a-post"],
])(
  "the attribute data-needs lists the chunks and the data that the page %s loads",
  (pathname, folder) => {
    expect(pageAssets(pathname, read)).toEqual({
      "data-needs": `223 245 ${folder}/page-data sq/d/678`,
    });
  },
);

test("while `gatsby develop` runs, the attribute data-needs lists no chunks and no data files", () => {
  expect(pageAssets("/")).toEqual({});
});
