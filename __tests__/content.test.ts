import site from "../content/site.json";

/**
 * These specified texts are not in the built HTML, so this file checks them in content/.
 * build/specification.test.ts checks all other specified texts.
 */

test("posts can be shared on Facebook, Twitter and LinkedIn", () => {
  expect([...site.shareNetworks].sort()).toEqual(["facebook", "linkedin", "twitter"]);
});
