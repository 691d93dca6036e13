import * as gatsbyNode from "../../gatsby-node";
import * as hooks from "../../src/gatsby/hooks";

test("gatsby-node.ts has every hook of the site", () => {
  expect({ ...gatsbyNode }).toEqual({ ...hooks });
  expect(Object.keys(gatsbyNode)).toContain("onPostBuild");
});
