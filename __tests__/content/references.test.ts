import { contentFolderForEachTest } from "../support/content-folder";

const folder = contentFolderForEachTest();

test("slugs of services can be named in letters of all scripts", async () => {
  folder.edit("services.json", "Funnels", "Funções");
  folder.edit("site.json", '"path": "/services"', '"path": "/services#funções"');
  expect(await folder.problems()).toEqual([]);
});

test("the content check reports a case study that names an unknown service", async () => {
  folder.edit("cases.json", '"bullets"', '"services": ["Studio", "Paid adds"], "bullets"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /cases\.json:9:\d+ .*"Paid adds" is not one of Paid ads, Studio, Funnels\. Fix: write Paid ads/,
    ),
  ]);
});
