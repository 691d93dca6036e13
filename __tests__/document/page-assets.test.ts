import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pageAssets } from "../../src/document/on-render-body";

const project = mkdtempSync(path.join(tmpdir(), "steepline-needs-"));
const home = process.cwd();

beforeAll(() => {
  mkdirSync(path.join(project, "public"));
  const assetsByChunkName = { page: ["styles.0a.css", "223-1a.js", "245-2b.css", "245-3c.js"] };
  const file = path.join(project, "public/webpack.stats.json");
  writeFileSync(file, JSON.stringify({ assetsByChunkName }));
  Object.assign(globalThis, { __non_webpack_require__: require });
  process.chdir(project);
});
afterAll(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

const read = () => ({ componentChunkName: "page", staticQueryHashes: ["678"] });

test.each([
  ["/", "index"],
  ["/work", "work"],
  ["/blog/a-post", "blog/a-post"],
])(
  "returns the ids of the chunks and the paths of the data that the page %s loads",
  (pathname, folder) => {
    expect(pageAssets(pathname, read)).toEqual({
      "data-needs": `223 245 ${folder}/page-data sq/d/678`,
    });
  },
);

test("returns no chunks and no data under `gatsby develop`", () => {
  expect(pageAssets("/")).toEqual({});
});
