import { cases } from "../src/content/types/case-study";
import { headingIds } from "../src/markdown/headings";

test.each(["content", "related", "related-title", "gatsby-focus-wrapper", "gatsby-announcer"])(
  "no heading and no case study can have the id %s, which pages have already",
  (id) => {
    expect(headingIds()(id)).toBe(`${id}-2`);
    expect(cases.entry.shape.slug.safeParse(id).success).toBe(false);
  },
);
