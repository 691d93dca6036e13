import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NoChunkMap } from "../../../src/gatsby/patches/no-chunk-map";

const FILE = "public/_gatsby/slices/_gatsby-scripts-1.html";
const MAP = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
        `;
const REST = '<script>window.___webpackCompilationHash="01";</script>';
const project = mkdtempSync(path.join(tmpdir(), "steepline-chunk-map-"));
const home = process.cwd();

beforeAll(() => {
  mkdirSync(path.join(project, path.dirname(FILE)), { recursive: true });
  mkdirSync(path.join(project, ".cache"));
  process.chdir(project);
});
afterAll(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

function callbacks() {
  const taps: (() => void)[] = [];
  const tap = (_options: object, run: () => void) => taps.push(run);
  new NoChunkMap().apply({ hooks: { done: { tap } } } as never);
  return taps as [() => void, () => void];
}

test("removes the list of chunks from a file that Gatsby wrote, and restores the list before Gatsby checks the file for changes", () => {
  const [before, after] = callbacks();
  before();
  writeFileSync(FILE, MAP + REST);
  after();
  expect(readFileSync(FILE, "utf8")).toBe(REST);
  rmSync("public/_gatsby", { recursive: true });
  before();
  expect(readFileSync(FILE, "utf8")).toBe(MAP + REST);
});

test("stops the build if the file that Gatsby wrote contains no list of chunks", () => {
  const [, after] = callbacks();
  writeFileSync(FILE, REST);
  expect(after).toThrow("patches/no-chunk-map");
});
