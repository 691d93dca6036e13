import { DecapCmsApp as CMS } from "decap-cms-app";
import { checkEntry } from "./check-entry";
import type { Collection } from "./config";
import { type Format, listFormat, objectFormat, postFormat, tidy } from "./formats";
import { PostPreview } from "./post-preview";
import { preparePost } from "./prepare-post";

/** An Immutable.js map, which the editor passes to event listeners. */
interface Entry {
  get(key: "data"): Data;
  get(key: "collection" | "slug"): string;
  get(key: "newRecord"): boolean;
}

interface Data {
  set(key: string, value: unknown): Data;
  toJS(): Record<string, unknown>;
}

const widgetsOf = ({ fields, files }: Collection) => fields ?? files?.[0]?.fields ?? [];

function formatOf(collection: Collection): Format {
  const widgets = widgetsOf(collection);
  if (collection.name === "posts") return postFormat(widgets);
  return widgets.length === 1 ? listFormat(widgets) : objectFormat(widgets);
}

for (const collection of CONFIG.collections) {
  const extension = collection.name === "posts" ? "md" : "json";
  CMS.registerCustomFormat(collection.format, extension, formatOf(collection));
}

function beforeSave({ entry }: { entry: Entry }): Data {
  const name = entry.get("collection");
  const collection = CONFIG.collections.find((one) => one.name === name);
  let data = entry.get("data");
  if (name === "posts") {
    const [folder] = entry.get("newRecord") ? [] : entry.get("slug").split("/");
    const filled = preparePost(data.toJS(), folder, new Date().toISOString());
    for (const [key, value] of Object.entries(filled)) data = data.set(key, value);
  }
  const problems = collection ? checkEntry(name, tidy(data.toJS(), widgetsOf(collection))) : [];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return data;
}

CMS.registerEventListener({ name: "preSave", handler: beforeSave });
CMS.registerPreviewStyle("/admin/editor.css");
CMS.registerPreviewTemplate("posts", PostPreview);
CMS.init({ config: CONFIG });
