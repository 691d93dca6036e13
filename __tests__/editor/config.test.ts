import { type Field, fieldList } from "../../src/content/derive/json-schema";
import { contentTypes } from "../../src/content/types";
import { editorConfig } from "../../src/editor/config";
import type { Widget } from "../../src/editor/widgets";

const { collections } = editorConfig({ name: "proxy" }, "http://localhost:8000");

const paths = (fields: (Field | Widget)[], around = ""): string[] =>
  fields.flatMap(({ name, fields: inner = [] }) => [
    around + name,
    ...paths(inner as Widget[], `${around}${name}.`),
  ]);

const widgetsOf = (index: number): Widget[] => {
  const collection = collections[index];
  const widgets = collection?.fields ?? collection?.files?.[0]?.fields ?? [];
  const [first] = widgets;
  const isWrapped = ["entries", "home"].includes(first?.name ?? "");
  return isWrapped ? (first?.fields ?? []) : widgets;
};

test.each(contentTypes.map(({ file }, index) => [file, index] as const))(
  "the editor's form has exactly the declared fields of %s",
  (_file, index) => {
    const wanted = paths(fieldList(contentTypes[index] as never));
    const offered = paths(widgetsOf(index)).filter((name) => name !== "body");
    expect(offered).toEqual(wanted);
  },
);

test("the editor changes the same files of content that the build reads", () => {
  const files = collections.map(({ folder, files }) => folder ?? files?.[0]?.file);
  const expected = contentTypes.map(({ file }) => `content/${file.split("/<")[0]}`);
  expect(files).toEqual(expected);
});

test("the editor hides id, creation date and modification date of a post, and explains the visible fields", () => {
  const fields = collections[0]?.fields ?? [];
  const hidden = fields.filter(({ widget }) => widget === "hidden").map(({ name }) => name);
  expect(hidden).toEqual(["id", "createdAt", "updatedAt"]);
  const unexplained = fields.filter(({ hint }) => !hint).map(({ name }) => name);
  expect(unexplained).toEqual(hidden);
});

test("the editor offers the authors in authors.json", () => {
  const author = widgetsOf(0).find(({ name }) => name === "author");
  expect(author).toMatchObject({ widget: "relation", collection: "authors" });
  const names = collections.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["authors", "categories"]));
});

test("the editor does not require fields of an optional group", () => {
  const pages = widgetsOf(collections.findIndex(({ name }) => name === "pages"));
  const teaser = pages.find(({ name }) => name === "teaser");
  expect(teaser?.required).toBe(false);
  expect(teaser?.fields?.map(({ required }) => required)).toEqual([false, false, false]);
});

test("the editor and the content check allow the same lengths of texts", () => {
  const description = widgetsOf(0).find(({ name }) => name === "metaDescription");
  const [pattern = "", help] = description?.pattern ?? [];
  expect(help).toBe("Write 70 to 160 characters, on one line");
  const fits = (length: number) => new RegExp(pattern).test("x".repeat(length));
  expect([69, 70, 160, 161].map(fits)).toEqual([false, true, true, false]);
});

test("the editor asks for dates in UTC, because it stores them as UTC", () => {
  const dates = widgetsOf(0).filter(({ widget }) => widget === "datetime");
  expect(dates.map(({ name }) => name)).toEqual(["publishedAt"]);
  for (const date of dates)
    expect(date).toMatchObject({ picker_utc: true, format: expect.stringMatching(/\[Z\]$/) });
});
