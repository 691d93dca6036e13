import { HtmlValidate } from "html-validate";
import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { fixtureSite } from "../support/sites";

/** Exceptions from the recommended rules, each with its reason. */
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes charSet, srcSet and dateTime, but HTML ignores the case of attribute names.
    "attr-case": "off",
    // React writes <meta/>, which parsers treat like <meta>.
    "void-style": "off",
    // React writes required="" and hidden="", which parsers treat like required and hidden.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Gatsby needs the id ___gatsby, which is valid.
    "valid-id": ["error", { relaxed: true }],
    // HTML allows `aria-label` on a list. Labels distinguish the lists of tags, share links and
    // results.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Safari announces lists without markers only if they have an explicit role.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // Authors write phone numbers with ordinary spaces, which the site does not alter.
    "tel-non-breaking": "off",
    "no-inline-style": ["error", { allowedProperties: [] }],
  },
});

function faultsOf(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

describe("HTML", () => {
  const site = fixtureSite();
  test("every page is valid HTML without inline styles", () => {
    forEvery(site.routes, (route) => {
      expect(faultsOf(site.html(route))).toEqual([]);
    });
  });

  test("every page has one h1, and no heading skips a level", () => {
    forEvery(site.routes, (route) => {
      const levels = site
        .page(route)
        .querySelectorAll("h1, h2, h3, h4, h5, h6")
        .map((heading) => Number(heading.rawTagName.slice(1)));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const skipping = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skipping).toEqual([]);
    });
  });

  test("every list outside of a post's text has the attribute role='list'", () => {
    forEvery(site.routes, (route) => {
      const lists = site.page(route).querySelectorAll("ul, ol");
      const unnamed = lists.filter((list) => attr(list, "role") !== "list");
      expect(unnamed.filter((list) => attr(list, "class") || !list.closest("article"))).toEqual([]);
    });
  });
});
