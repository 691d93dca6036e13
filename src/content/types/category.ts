import { field, group, listFile } from "./define";
import { entryOf, slug, text, textField } from "./fields";
import { services } from "./service";

const category = group(
  "Category",
  "A category of the blog. It has a page even if it has no posts.",
  {
    name: field("Name of the category", text().meta({ unique: true })),
    slug: field(
      "Last part of the category's address, as in /blog/category/<slug>",
      slug.meta({ unique: true }),
    ),
    description: textField(
      "Text below the heading of the category's page, which search engines show too",
    ),
    service: field(
      "Service on the same subject: a title from content/services.json. If the category has no posts, its page links to the service",
      entryOf(services, "title").optional(),
    ),
  },
);

export const categories = listFile("categories.json", category);
