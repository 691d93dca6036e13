import { type ContentFolder, makeContentFolder } from "../support/content-folder";

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.clear());

const STARTER = '"plan": "Starter"';
const PAID_ADS = 'content/services.json:10:5 "Paid ads", plans:';

/** Gives the first plan, Starter, one line of terms. */
const giveTerms = () =>
  folder.edit(
    "plans.json",
    '"featured": false',
    '"featured": false, "terms": [{ "label": "Pages", "value": "Two" }]',
  );

test("a service has to say how every plan has it", async () => {
  folder.edit("services.json", STARTER, '"plan": "Growth"');
  expect((await folder.problems())[0]).toMatch(/names "Growth" twice\. Fix: remove one of the two/);
  folder.edit(
    "services.json",
    '"plan": "Growth",\n        "how": "add-on"\n      },\n      {\n        ',
    "",
  );
  expect(await folder.problems()).toEqual([
    `${PAID_ADS} does not say how Starter has "Paid ads". Fix: add { "plan": "Starter", "how": "included" }, or "add-on", or "quoted"`,
  ]);
});

test("a service cannot be in a plan that does not exist", async () => {
  folder.edit("services.json", STARTER, '"plan": "Starte"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /services\.json:12:\d+ .*"Starte" is not one of Starter, Growth\. Fix: write Starter/,
    ),
  ]);
});

test("a step cannot promise what no plan has", async () => {
  giveTerms();
  folder.edit("process.json", '"needs"', '"terms": ["Calls"], "needs"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /process\.json:9:\d+ .*"Calls" is not one of Pages\. Fix: write one of them/,
    ),
  ]);
});

test("what a plan includes is in its terms, and what is in its terms it includes", async () => {
  giveTerms();
  folder.edit("services.json", '"plans"', '"term": "Pages", "plans"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /is "add-on", but the terms of Starter have a line "Pages"\. Fix: write included/,
    ),
    expect.stringMatching(
      /is included, but the terms of Growth have no line "Pages"\. Fix: add the line/,
    ),
  ]);
});

test("a button's message is about the audit, or a plan that exists", async () => {
  folder.edit("pages.json", '"path": "/contact"', '"path": "/contact", "about": "growth"');
  expect(await folder.problems()).toEqual([]);
  folder.edit("pages.json", '"about": "growth"', '"about": "groth"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(/"groth" is not one of audit, starter, growth\. Fix: write growth/),
  ]);
});

test("a closing block repeats what is free, and nothing that is not there", async () => {
  folder.edit("pages.json", "It is free.", "{free}");
  expect(await folder.problems()).toEqual([]);
  folder.edit("pages.json", "{free}", "{fee}");
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /services\.callToAction\.text: has "\{fee\}", which stands for nothing\. Fix: write one of \{free\}, \{paid\}/,
    ),
  ]);
});

test("a case names services that exist", async () => {
  folder.edit("cases.json", '"bullets"', '"services": ["Studio", "Paid adds"], "bullets"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /cases\.json:9:\d+ .*"Paid adds" is not one of Paid ads, Studio, Funnels\. Fix: write Paid ads/,
    ),
  ]);
});

test("who is quoted in a case says something there", async () => {
  folder.edit("cases.json", '"bullets"', '"quotedBy": "Ana, founder", "bullets"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(
      /quotedBy: names who says something that is not there\. Fix: write it into/,
    ),
  ]);
  folder.edit("cases.json", '"quotedBy"', '"quote": "It worked.", "quotedBy"');
  expect(await folder.problems()).toEqual([]);
});

test("a logo that a case names is there, and of the kind that its name says", async () => {
  folder.edit("cases.json", '"bullets"', '"logo": "./logos/acme.png", "bullets"');
  expect(await folder.problems()).toEqual([
    expect.stringMatching(/"\.\/logos\/acme\.png" is not there\. Fix: put the logo into/),
  ]);
  folder.write("logos/acme.png", "<svg>");
  expect(await folder.problems()).toEqual([expect.stringMatching(/is no picture of the kind png/)]);
  folder.write("logos/acme.png", Uint8Array.from([0x89, 0x50, 0x4e, 0x47]));
  expect(await folder.problems()).toEqual([]);
});
