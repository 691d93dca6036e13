import { readFileSync } from "node:fs";
import path from "node:path";
import { fromHostFile } from "../../src/headers/host-file";
import { hashOf } from "../../src/headers/inline-code";
import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { bothSites } from "../support/sites";

describe.each(bothSites())("the headers of the $name", (site) => {
  const headers = fromHostFile(readFileSync(path.join(site.output, "_headers"), "utf8"));
  const policy = headers["Content-Security-Policy"] ?? "";

  test("name every inline script and style of every page", () => {
    forEvery(site.routes, (route) => {
      const page = site.page(route);
      const scripts = page
        .querySelectorAll("script:not([src])")
        .filter((script) => attr(script, "type") !== "application/ld+json");
      expect(scripts).toHaveLength(2);
      for (const element of [...scripts, ...page.querySelectorAll("style")]) {
        expect(policy).toContain(hashOf(element.rawText));
      }
    });
  });

  test("are short whatever the number of pages, and allow nothing unsafe", () => {
    expect(policy.length).toBeGreaterThan(300);
    expect(policy.length).toBeLessThan(1_000);
    expect(policy).not.toMatch(/unsafe|\*|data:/);
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining([
        "Strict-Transport-Security",
        "X-Content-Type-Options",
        "X-Frame-Options",
        "Referrer-Policy",
        "Cross-Origin-Opener-Policy",
        "Cross-Origin-Embedder-Policy",
        "Cross-Origin-Resource-Policy",
        "Permissions-Policy",
      ]),
    );
  });
});

test("a form that posts elsewhere may do so", () => {
  const [main = "", fixture = ""] = bothSites().map(
    (site) =>
      fromHostFile(readFileSync(path.join(site.output, "_headers"), "utf8"))[
        "Content-Security-Policy"
      ],
  );
  expect(main).toMatch(/connect-src 'self';.*form-action 'self';/);
  expect(fixture).toMatch(/connect-src 'self' http\S+;.*form-action 'self' http\S+;/);
});
