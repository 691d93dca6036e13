import { chunkScripts } from "../support/chunks";
import { forEvery } from "../support/for-every";
import { PROVIDER_ENV } from "../support/second-origin";
import { fixtureSite, mainSite, type Site } from "../support/sites";

const CHUNKS = ["measurement", "measure"];

const CODE = "globalPrivacyControl";

/** Texts of the consent bar, except for short texts that may occur elsewhere. */
const texts = (site: Site): string[] =>
  Object.values<string>(site.content("site.json").measurement).filter((text) => text.length > 12);

test("a build without an analytics collector contains no code that counts clicks, and no texts of the consent bar", () => {
  const site = fixtureSite();
  expect(texts(site).length).toBeGreaterThan(3);
  forEvery([CODE, ...texts(site)], (text) => expect(site.filesWith(text)).toEqual([]));
  const names = [...chunkScripts(site.folder).keys()];
  expect(names).toContain("toaster");
  expect(names.filter((name) => CHUNKS.includes(name))).toEqual([]);
});

describe("a build with a collector", () => {
  const site = mainSite();
  const chunks = chunkScripts(site.folder);
  const script = (name: string) => chunks.get(name)?.slice(1);

  test("if an analytics collector is configured, the texts of the consent bar are in JSON files, and not in the HTML or scripts", () => {
    forEvery(texts(site), (text) => {
      expect(site.filesWith(text)).toEqual([
        expect.stringMatching(/^page-data\/sq\/d\/\d+\.json$/),
      ]);
    });
  });

  test("the URL of the analytics collector is only in the headers file and in the script for analytics events", () => {
    expect(site.filesWith(PROVIDER_ENV.GATSBY_COLLECTOR)).toEqual([script("measure")]);
    const { origin } = new URL(PROVIDER_ENV.GATSBY_COLLECTOR);
    expect(site.filesWith(origin).sort()).toEqual(["_headers", script("measure")].sort());
  });

  test("no HTML file contains code that counts clicks, and the boot script contains none", () => {
    const files = site.filesWith(CODE);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => file === script("app") || file.endsWith(".html"))).toEqual([]);
  });
});
