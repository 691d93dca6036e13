import { readFileSync } from "node:fs";
import path from "node:path";
import { parseHeaders } from "../../src/output/headers";
import { hashOf } from "../../src/output/inline-code";
import { declaredHeaders } from "../support/declared-headers";
import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { bothSites } from "../support/sites";

/** Limits of Cloudflare Pages: the number of rules, and the number of characters per line. */
const HOST_LIMITS = { rules: 100, line: 2_000 };

describe.each(bothSites())("headers of the $name", (site) => {
  const headers = declaredHeaders(site.output);
  const policy = headers["Content-Security-Policy"] ?? "";

  test("the content security policy allows every inline style, and no page has inline scripts", () => {
    forEvery(site.routes, (route) => {
      const page = site.page(route);
      const scripts = page.querySelectorAll("script:not([src])");
      expect(scripts.map((script) => attr(script, "type"))).toEqual(
        scripts.map(() => "application/ld+json"),
      );
      const styles = page.querySelectorAll("style");
      expect(styles.length).toBeGreaterThan(0);
      for (const { rawText } of styles) expect(policy).toContain(hashOf(rawText));
    });
  });

  test("even for many pages, the content security policy stays short, and allows no unsafe sources", () => {
    expect(policy.length).toBeGreaterThan(300);
    // URLs, such as the URL of the form provider, vary in length, so the measured length excludes
    // URLs.
    const ownPolicy = policy.replaceAll(/ https?:[^ ;]+/g, "");
    expect(ownPolicy.length).toBeLessThan(1_050);
    expect(policy).not.toMatch(/unsafe|\*|data:/);
  });
});

describe.each(bothSites())("host files of the $name", (site) => {
  const text = readFileSync(path.join(site.output, "_headers"), "utf8");
  const rules = parseHeaders(text);
  const files = site.files().map((file) => `/${file}`);
  // Hosts join the values that several rules set for one header, so this returns all values.
  const valuesAt = (address: string, name: string) =>
    rules
      .filter(({ pattern }) =>
        pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
      )
      .flatMap(({ headers }) => headers[name] ?? []);

  test("the headers file respects the limits of hosting providers for rules and line lengths", () => {
    expect(rules.length).toBeLessThanOrEqual(HOST_LIMITS.rules);
    forEvery(text.split("\n"), (line) => {
      expect(line.length).toBeLessThanOrEqual(HOST_LIMITS.line);
    });
  });

  test("no two rules of the headers file set the same header of a file", () => {
    const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
    forEvery(files, (file) => {
      expect(names.filter((name) => valuesAt(file, name).length > 1)).toEqual([]);
      expect(valuesAt(file, "Content-Security-Policy")).toHaveLength(1);
    });
  });
});
