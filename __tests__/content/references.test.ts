import { contentFolderForEachTest } from "../support/content-folder";

const folder = contentFolderForEachTest();

test("the content check reports a call to action whose topic is neither the free audit nor a plan", async () => {
  folder.edit("pages.json", '"path": "/contact"', '"path": "/contact", "about": "growth"');
  expect(await folder.problems()).toEqual([]);
  folder.edit("pages.json", '"about": "growth"', '"about": "groth"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /"groth" is not one of audit, starter, growth, scale\. Fix: write growth/,
    ),
  ]);
});

test("slugs of plans and services can be named in letters of all scripts", async () => {
  folder.edit("plans.json", '"Starter"', '"Início"');
  folder.edit("services.json", "Funnels", "Funções");
  folder.edit("pages.json", '"/contact"', '"/contact", "about": "início"');
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
