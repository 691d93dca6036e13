import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { forEvery } from "../support/for-every";
import { headersAt, parseHeaders } from "../support/headers-file";
import { attr } from "../support/html";
import { bothSites } from "../support/sites";

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** Few rules, and the number of characters per line that Cloudflare Pages reads. */
const LIMITS = { rules: 8, line: 2_000 };

describe.each(bothSites())("headers of the $name", (site) => {
  const text = readFileSync(path.join(site.output, "_headers"), "utf8");
  const headers = headersAt(parseHeaders(text), "/");
  const policy = headers["Content-Security-Policy"] ?? "";

  test("the content security policy allows every inline style, and no page has other inline code", () => {
    forEvery(site.routes, (route) => {
      const page = site.page(route);
      const scripts = page.querySelectorAll("script:not([src])");
      expect(scripts.map((script) => attr(script, "type"))).toEqual(
        scripts.map(() => "application/ld+json"),
      );
      const styles = page.querySelectorAll("style");
      expect(styles.length).toBeGreaterThan(0);
      for (const { rawText } of styles) expect(policy).toContain(hashOf(rawText));
      const attributes = page.querySelectorAll("*").flatMap((node) => Object.keys(node.attributes));
      expect(attributes.filter((name) => /^(?:style|on.*)$/i.test(name))).toEqual([]);
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

  test("the headers file has at most 8 rules, and lines that Cloudflare Pages reads", () => {
    expect(rules.length).toBeLessThanOrEqual(LIMITS.rules);
    forEvery(text.split("\n"), (line) => {
      expect(line.length).toBeLessThanOrEqual(LIMITS.line);
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
