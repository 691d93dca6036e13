import { analytics } from "../../../src/content/types/site";

const valid = {
  script: "https://plausible.io/js/script.js",
  attributes: [{ name: "data-domain", value: "steepline.example" }],
  origins: ["https://collect.example.com:8443"],
};

const problemsOf = (value: unknown) =>
  analytics.safeParse(value).error?.issues.map(({ path, message }) => [path.join("."), message]) ??
  [];

test("a script, its data attributes and the origins to which it sends are valid", () => {
  expect(problemsOf(valid)).toEqual([]);
  expect(problemsOf({ script: valid.script })).toEqual([]);
});

test.each([
  ["script", "http://plausible.io/js/script.js"],
  ["script", "https://plausible.io"],
  ["script", "https://bücher.example/script.js"],
  ["origins.0", "https://plausible.io/api"],
  ["origins.0", "https://plausible.io;script-src *"],
])("the content check refuses %s %s, and shows a valid one", (path, text) => {
  const value = path === "script" ? { script: text } : { ...valid, origins: [text] };
  expect(problemsOf(value)[0]).toEqual([path, expect.stringMatching(/in ASCII, as in https:/)]);
});

test("the content check refuses attributes of the script that are not data attributes", () => {
  const attributes = [{ name: "onload", value: "alert(1)" }];
  expect(problemsOf({ ...valid, attributes })).toEqual([
    ["attributes.0.name", expect.stringContaining("begins with data-")],
  ]);
});
