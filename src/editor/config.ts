import type { ContentType } from "../content/define";
import { fieldList } from "../content/derive/json-schema";
import { contentTypes } from "../content/types";
import { collectionOf, labelOf, toWidgets, type Widget } from "./widgets";

/** The service that stores the content: https://decapcms.org/docs/backends-overview */
export interface Backend {
  name: "proxy" | "github";
  [option: string]: unknown;
}

/** A group of entries in the editor: https://decapcms.org/docs/collection-types */
export interface Collection {
  name: string;
  label: string;
  format: string;
  fields?: Widget[];
  files?: { name: string; label: string; file: string; fields: Widget[] }[];
  [option: string]: unknown;
}

/** The form hides these fields, and `preparePost` fills them in. */
const FILLED_IN = new Set(["id", "createdAt", "updatedAt"]);

const BODY: Widget = {
  name: "body",
  label: "Text",
  widget: "markdown",
  required: true,
  modes: ["rich_text", "raw"],
  editor_components: [],
  buttons: [
    ["bold", "italic", "code", "link"],
    ["heading-two", "heading-three", "heading-four"],
    ["quote", "bulleted-list", "numbered-list"],
  ].flat(),
  hint: "Start with headings of the second level, because the title of the post is the heading of the first level.",
};

function postWidget(widget: Widget): Widget {
  const { name, label } = widget;
  if (FILLED_IN.has(name)) return { name, label, widget: "hidden" };
  if (name === "slug") {
    const hint = `${widget.hint}. If this field is empty, the editor makes its value from the title. The value cannot change later`;
    return { ...widget, required: false, hint };
  }
  if (name === "publishedAt") return { ...widget, default: "{{now}}" };
  return widget;
}

const posts = (content: ContentType): Collection => ({
  name: "posts",
  label: "Posts",
  label_singular: "Post",
  folder: "content/posts",
  path: "{{slug}}/index",
  slug: "{{fields.slug}}",
  create: true,
  extension: "md",
  format: "posts",
  // The editor saves images in the folder of the post.
  media_folder: "",
  public_folder: "",
  preview_path: "blog/{{slug}}",
  summary: "{{title}} ({{category}})",
  sortable_fields: ["publishedAt", "title"],
  view_filters: [{ label: "Drafts", field: "published", pattern: false }],
  fields: [...toWidgets(fieldList(content)).map(postWidget), BODY],
});

/** A file in the editor must contain an object, so a list becomes the field of an object. */
function fileWidgets(content: ContentType): Widget[] {
  const fields = toWidgets(fieldList(content));
  const common = { required: true, collapsed: true, fields };
  if (content.shape === "list") {
    const [first] = fields;
    const summary = `{{fields.${first?.name}}}`;
    return [{ ...common, name: "entries", label: "Entries", widget: "list", summary }];
  }
  if (content.shape !== "keyed") return fields;
  return Object.keys(content.keys).map((name) => ({
    ...common,
    name,
    label: labelOf(name),
    widget: "object",
  }));
}

function file(content: ContentType): Collection {
  const name = collectionOf(content.file);
  const label = labelOf(name);
  const fields = fileWidgets(content);
  const files = [{ name, label, file: `content/${content.file}`, fields }];
  return { name, label, format: name, editor: { preview: false }, files };
}

/** Returns the editor's configuration: https://decapcms.org/docs/configuration-options */
export const editorConfig = (backend: Backend, siteUrl: string) => ({
  load_config_file: false,
  backend,
  site_url: siteUrl,
  display_url: siteUrl,
  media_folder: "static/uploads",
  public_folder: "/uploads",
  show_preview_links: false,
  collections: contentTypes.map((content) =>
    content.shape === "front matter" ? posts(content) : file(content),
  ),
});

export type EditorConfig = ReturnType<typeof editorConfig>;
