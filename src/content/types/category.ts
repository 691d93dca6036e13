import { field, group, listFile } from "../define";
import { icon, line, slug } from "../fields";

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
      line(160, [70, "write a longer text"]),
    ),
    icon: field(
      "Name of an icon. If the category has no posts, its page links to the service that has the same icon",
      "clapper",
      icon,
    ),
  },
);

export const categories = listFile("categories.json", category);
