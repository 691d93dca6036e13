import * as gatsbyNode from "../../gatsby-node";
import * as hooks from "../../src/gatsby/hooks";

jest.mock("../../src/gatsby/load-hooks", () => ({
  loadHooks: () => jest.requireActual("../../src/gatsby/hooks"),
}));

test("gatsby-node.ts names every hook: Gatsby does not see others", () => {
  expect({ ...gatsbyNode }).toEqual({ ...hooks });
  expect(Object.keys(gatsbyNode)).toHaveLength(12);
});
