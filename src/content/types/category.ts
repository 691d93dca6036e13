import { field, group, listFile } from "./define";
import { line, slug } from "./fields";

const category = group(
  "Category",
  "A category of the blog. It has a page even if it has no posts.",
  {
    name: field("Name of the category", line(60).meta({ unique: true }), "Social Commerce"),
    slug: field(
      "Last part of the category's address, as in /blog/category/<slug>",
      slug.meta({ unique: true }),
      "social-commerce",
    ),
    description: field(
      "Text below the heading of the category's page, which search engines show too",
      line(160),
      "Articles on selling where people scroll: shops, creators and live shopping.",
    ),
    service: field(
      "Service on the same subject: a title from content/services.json. If the category has no posts, its page links to the service",
      line(60).meta({ names: "services" }).optional(),
      "Creative studio",
    ),
  },
);

export const categories = listFile("categories.json", category);
