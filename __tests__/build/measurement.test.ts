import { readFileSync } from "node:fs";
import { chunkScripts } from "../support/chunks";
import { FIXTURE_ENV } from "../support/fixture-content";
import { forEvery } from "../support/for-every";
import { fixtureSite, mainSite, type Site } from "../support/sites";

const CHUNKS = ["measurement", "measure"];
/** Stands in the first of them alone. */
const CODE = "globalPrivacyControl";

/** Those that are nowhere else by chance, as a short word may be. */
const texts = (site: Site): string[] =>
  Object.values<string>(site.content("site.json").measurement).filter((text) => text.length > 12);

/** Files that are not packed and have the text. */
const filesWith = (site: Site, text: string) =>
  site
    .files()
    .filter((file) => !/\.(br|gz)$/.test(file) && readFileSync(site.file(file)).includes(text));

test("a build without a collector has nothing of measuring: no word, no code, no chunk", () => {
  const site = mainSite();
  expect(texts(site).length).toBeGreaterThan(3);
  forEvery([CODE, ...texts(site)], (text) => expect(filesWith(site, text)).toEqual([]));
  const names = [...chunkScripts(site.folder).keys()];
  expect(names).toContain("toaster");
  expect(names.filter((name) => CHUNKS.includes(name))).toEqual([]);
});

describe("a build with a collector", () => {
  const site = fixtureSite();
  const chunks = chunkScripts(site.folder);
  const script = (name: string) => chunks.get(name)?.slice(1);

  test("keeps the texts in the data that React reads, and out of all pages", () => {
    forEvery(texts(site), (text) => {
      expect(filesWith(site, text)).toEqual([
        expect.stringMatching(/^page-data\/sq\/d\/\d+\.json$/),
      ]);
    });
  });

  test("has the address in what sends and in its headers, and nowhere else", () => {
    expect(filesWith(site, FIXTURE_ENV.GATSBY_COLLECTOR)).toEqual([script("measure")]);
    const { origin } = new URL(FIXTURE_ENV.GATSBY_COLLECTOR);
    expect(filesWith(site, origin).sort()).toEqual(["_headers", script("measure")].sort());
  });

  test("loads none of it before React", () => {
    const first = filesWith(site, CODE);
    expect(first).not.toContain(script("app"));
    expect(first.filter((file) => file.endsWith(".html"))).toEqual([]);
  });
});
