import { execFileSync } from "node:child_process";

test("for a given source file, npm run check finds the tests that import this file", () => {
  const jest = require.resolve("jest/bin/jest");
  const args = ["--selectProjects", "unit", "--listTests", "--findRelatedTests"];
  const found = execFileSync(process.execPath, [jest, ...args, "src/lib/contact-links.ts"], {
    encoding: "utf8",
  });
  expect(found).toContain("__tests__/lib/contact-links.test.ts");
});
