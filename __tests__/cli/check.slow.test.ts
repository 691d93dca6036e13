import { execFileSync } from "node:child_process";

test("npm run check finds the tests that import a source file", () => {
  const jest = require.resolve("jest/bin/jest");
  const args = ["--selectProjects", "unit", "--listTests", "--findRelatedTests"];
  const found = execFileSync(process.execPath, [jest, ...args, "src/lib/contact-links.ts"], {
    encoding: "utf8",
  });
  expect(found).toContain("__tests__/lib/contact-links.test.ts");
});
