import { contentFolderForEachTest } from "../support/content-folder";

const folder = contentFolderForEachTest();

const STARTER = '"plan": "Starter"';
const PAID_ADS = 'content/services.json:10:5 "Paid ads", plans:';

const addFeature = () =>
  folder.edit(
    "plans.json",
    '"featured": false',
    '"featured": false, "features": [{ "label": "Pages", "value": "Two" }]',
  );

test("the content check reports a service that does not list each plan exactly once", async () => {
  folder.edit("services.json", STARTER, '"plan": "Growth"');
  expect((await folder.problems())[0]).toMatch(
    /lists "Growth" twice\. Fix: remove one of the two entries/,
  );
  folder.edit(
    "services.json",
    '"plan": "Growth",\n        "coverage": "add-on"\n      },\n      {\n        ',
    "",
  );
  expect(await folder.problems()).toEqual([
    `${PAID_ADS} does not list Starter. Fix: add { "plan": "Starter", "coverage": "included" }; the coverage can also be "add-on" or "quoted"`,
  ]);
});

test("the content check reports a service that lists an unknown plan", async () => {
  folder.edit("services.json", STARTER, '"plan": "Starte"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /services\.json:12:\d+ .*"Starte" is not one of Starter, Growth\. Fix: write Starter/,
    ),
  ]);
});

test("the content check reports a process step that names a feature that no plan has", async () => {
  addFeature();
  folder.edit("process.json", '"needs"', '"planFeatures": ["Calls"], "needs"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /process\.json:9:\d+ .*"Calls" is not one of Pages\. Fix: write one of these names/,
    ),
  ]);
});

test("the content check reports a plan if its features differ from the services that the plan includes", async () => {
  addFeature();
  folder.edit("services.json", '"plans"', '"planFeature": "Pages", "plans"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /is "add-on", but Starter has a feature "Pages"\. Fix: set the coverage to "included"/,
    ),
    expect.stringMatching(
      /is "included", but Growth has no feature "Pages"\. Fix: add this feature/,
    ),
  ]);
});

test("the content check reports a call to action whose topic is neither the free audit nor a plan", async () => {
  folder.edit("pages.json", '"path": "/contact"', '"path": "/contact", "about": "growth"');
  expect(await folder.problems()).toEqual([]);
  folder.edit("pages.json", '"about": "growth"', '"about": "groth"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(/"groth" is not one of audit, starter, growth\. Fix: write growth/),
  ]);
});

test("the content check reports a case study that names an unknown service", async () => {
  folder.edit("cases.json", '"bullets"', '"services": ["Studio", "Paid adds"], "bullets"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /cases\.json:9:\d+ .*"Paid adds" is not one of Paid ads, Studio, Funnels\. Fix: write Paid ads/,
    ),
  ]);
});

test("the content check reports a case study with a quoted person but without a quote", async () => {
  folder.edit("cases.json", '"bullets"', '"quotedBy": "Ana, founder", "bullets"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(/quotedBy: names a person, but there is no quote\. Fix: add the field/),
  ]);
  folder.edit("cases.json", '"quotedBy"', '"quote": "It worked.", "quotedBy"');
  expect(await folder.problems()).toEqual([]);
});
