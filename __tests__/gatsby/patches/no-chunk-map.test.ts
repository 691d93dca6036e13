import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { NoChunkMap } from "../../../src/gatsby/patches/no-chunk-map";
import { inTempFolder } from "../../support/temp-folder";

const FILE = "public/_gatsby/slices/_gatsby-scripts-1.html";
const MAP = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
        `;
const REST = '<script>window.___webpackCompilationHash="01";</script>';
inTempFolder({ [FILE]: "", ".cache/x": "" });

function callbacks() {
  const taps: (() => void)[] = [];
  const tap = (_options: object, run: () => void) => taps.push(run);
  new NoChunkMap().apply({ hooks: { done: { tap } } } as never);
  return taps as [() => void, () => void];
}

test("the patch `no-chunk-map` removes Gatsby's list of chunks from the HTML of all pages, and restores the list when the next build starts", () => {
  const [before, after] = callbacks();
  before();
  writeFileSync(FILE, MAP + REST);
  after();
  expect(readFileSync(FILE, "utf8")).toBe(REST);
  rmSync("public/_gatsby", { recursive: true });
  before();
  expect(readFileSync(FILE, "utf8")).toBe(MAP + REST);
});

test("the build stops if the HTML fragment that Gatsby inserts into every page contains no list of chunks", () => {
  const [, after] = callbacks();
  writeFileSync(FILE, REST);
  expect(after).toThrow("patches/no-chunk-map");
});
