import { headingIds } from "../../src/lib/heading-ids";

test.each(["content", "related", "related-title", "gatsby-focus-wrapper", "gatsby-announcer"])(
  "gives no heading the id %s, which pages have already",
  (id) => {
    expect(headingIds()(id)).toBe(`${id}-2`);
  },
);
