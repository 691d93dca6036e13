import { metadata } from "../e2e/support/metadata";
import { PAGES } from "../e2e/support/pages";
import { settled } from "../e2e/support/react";
import { expect, test } from "../e2e/support/test";

const ONE_OF_EACH = [
  /^title /,
  /^content=width=device-width/,
  /name=description$/,
  /name=keywords$/,
  /rel=canonical/,
  /property=og:title$/,
  /property=og:image$/,
  /property=og:url$/,
  /name=twitter:card$/,
];

for (const { path } of PAGES.filter(({ hidden }) => !hidden)) {
  test(`the page ${path} has one title, description, canonical URL and share image, before and after React loads`, async ({
    visit,
  }) => {
    const { page, wake } = await visit(path);
    const before = await metadata(page);
    await wake();
    await settled(page);
    const { lines, language } = await metadata(page);
    expect(lines).toEqual(before.lines);
    expect(language).toBe("en");
    for (const pattern of ONE_OF_EACH) {
      expect([pattern, lines.filter((line) => pattern.test(line)).length]).toEqual([pattern, 1]);
    }
    const canonical = lines.find((line) => line.includes("rel=canonical"));
    expect(canonical).toMatch(new RegExp(`href=https://[^/]+${path} `));
  });
}
