import { field, group, listFile } from "./define";
import { line, slug } from "./fields";

const category = group(
  "Category",
  "A category of the blog. It has a page even if it has no posts.",
  {
    name: field("Name of the category", "Social Commerce", line(60).meta({ unique: true })),
    slug: field(
      "Last part of the category's address, as in /blog/category/<slug>",
      "social-commerce",
      slug.meta({ unique: true }),
    ),
    description: field(
      "Text below the heading of the category's page, which search engines show too",
      "Articles on selling where people scroll: shops, creators and live shopping.",
      line(160),
    ),
    service: field(
      "Service on the same subject: a title from content/services.json. If the category has no posts, its page links to the service",
      "Creative studio",
      line(60).meta({ names: "services" }).optional(),
    ),
  },
);

export const categories = listFile("categories.json", category);
