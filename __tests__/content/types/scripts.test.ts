import { script } from "../../../src/content/types/site";

const valid = {
  src: "https://tag.example.com/js/script.js?id=G-1",
  attributes: [
    { name: "data-domain", value: "steepline.example" },
    { name: "type", value: "text/plain" },
  ],
  sends: ["https://collect.example.com:8443"],
  loads: ["https://cdn.example.com"],
};

const problemsOf = (value: unknown) =>
  script.safeParse(value).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("a script is a URL or a file in static, with attributes and origins", () => {
  expect(problemsOf(valid)).toEqual([]);
  expect(problemsOf({ src: "/scripts/measure.js" })).toEqual([]);
});

test.each([
  ["src", "http://tag.example/js/script.js"],
  ["src", "https://tag.example"],
  ["src", "//tag.example/script.js"],
  ["src", "https://bücher.example/script.js"],
  ["src", "https://tag.example:99999/script.js"],
  ["sends.0", "https://tag.example/api"],
  ["loads.0", "https://tag.example;script-src *"],
])("the content check refuses %s %s, and shows a valid one", (path, text) => {
  const [field = ""] = path.split(".");
  const value = { ...valid, [field]: field === "src" ? text : [text] };
  expect(problemsOf(value)[0]).toEqual([path, expect.stringContaining("Fix: write ")]);
});

test("the content check refuses attributes that run code or load another script", () => {
  for (const name of ["onload", "src"]) {
    expect(problemsOf({ ...valid, attributes: [{ name, value: "alert(1)" }] })).toEqual([
      ["attributes.0.name", expect.stringContaining("begins with data-")],
    ]);
  }
});
