import * as gatsbyNode from "../../gatsby-node";
import * as hooks from "../../src/gatsby/hooks";

test("gatsby-node.ts exports every hook of src/gatsby/hooks.ts", () => {
  expect({ ...gatsbyNode }).toEqual({ ...hooks });
  expect(Object.keys(gatsbyNode)).toContain("onPostBuild");
});
