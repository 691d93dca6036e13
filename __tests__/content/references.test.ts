import { contentFolderForEachTest } from "../support/content-folder";

const folder = contentFolderForEachTest();

const STARTER = '"plan": "Starter"';
test.each([
  ["a plan twice", '"plan": "Growth"'],
  ["two of three plans", null],
])("the content check reports a service that lists %s", async (_, replacement) => {
  if (replacement) folder.edit("services.json", STARTER, replacement);
  else
    folder.edit(
      "services.json",
      `{\n        ${STARTER},\n        "coverage": "add-on"\n      },`,
      "",
    );
  const [problem, ...more] = await folder.problems();
  expect(problem).toBe(
    'content/services.json:10:5 "Paid ads", plans: does not list each plan exactly once. Fix: write one entry for each plan: Starter, Growth, Scale',
  );
  expect(more).toEqual([]);
});

test("the content check reports a service that lists an unknown plan", async () => {
  folder.edit("services.json", STARTER, '"plan": "Starte"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /services\.json:12:\d+ .*"Starte" is not one of Starter, Growth, Scale\. Fix: write Starter/,
    ),
  ]);
});

test("the content check reports a process step that names a feature that no plan has", async () => {
  folder.edit(
    "plans.json",
    '"featured": false',
    '"featured": false, "features": [{ "label": "Pages", "value": "Two" }]',
  );
  folder.edit("process.json", '"needs"', '"planFeatures": ["Calls"], "needs"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /process\.json:9:\d+ .*"Calls" is not one of Pages\. Fix: write one of these names/,
    ),
  ]);
});

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
  for (const file of ["plans.json", ...Array(3).fill("services.json")])
    folder.edit(file, '"Starter"', '"Início"');
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
