import { HtmlValidate } from "html-validate";
import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { bothSites } from "../support/sites";

/** Exceptions from the recommended rules; each has its reason. */
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes charSet, srcSet, dateTime; HTML does not care about case.
    "attr-case": "off",
    // React writes <meta/>; to a parser that is <meta>.
    "void-style": "off",
    // React writes required="" and hidden=""; to a parser that is required and hidden.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Gatsby needs ___gatsby, React's useId begins with an underscore; both are valid ids.
    "valid-id": ["error", { relaxed: true }],
    // A label on a list is allowed, and tells tags, share links and results apart.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Safari takes lists without markers for none, unless they have the role.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // Held below: Gatsby writes two of them.
    "no-inline-style": "off",
  },
});

/** What the validator says, one line per fault. */
function faultsOf(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

describe.each(bothSites())("HTML of the $name", (site) => {
  test("every page is valid", () => {
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

  test("every list has its role, save those in the text of a post, which have markers", () => {
    forEvery(site.routes, (route) => {
      const lists = site.page(route).querySelectorAll("ul, ol");
      const unnamed = lists.filter((list) => attr(list, "role") !== "list");
      expect(unnamed.filter((list) => attr(list, "class") || !list.closest("article"))).toEqual([]);
    });
  });

  test("nothing has an inline style", () => {
    forEvery(site.routes, (route) => {
      expect(site.page(route).querySelectorAll("[style]")).toEqual([]);
    });
  });
});
