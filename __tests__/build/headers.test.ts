import { readFileSync } from "node:fs";
import path from "node:path";
import { cacheControl, REVALIDATE } from "../../src/headers/cache-control";
import { HOST_LIMITS, readHostFile } from "../../src/headers/host-file";
import { hashOf } from "../../src/headers/inline-code";
import { NGINX_FOLDER, toNginxFiles } from "../../src/headers/nginx-files";
import { declaredHeaders, declaredIn } from "../support/declared-headers";
import { FIXTURE_ENV } from "../support/fixture-content";
import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { bothSites } from "../support/sites";

describe.each(bothSites())("the headers of the $name", (site) => {
  const headers = declaredHeaders(site.output);
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

describe.each(bothSites())("what hosts are told of the $name", (site) => {
  const text = readFileSync(path.join(site.output, "_headers"), "utf8");
  const rules = readHostFile(text);
  const files = site.files().map((file) => `/${file}`);
  // Hosts join what several rules say of one header.
  const valuesAt = (address: string, name: string) =>
    rules
      .filter(({ pattern }) =>
        pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
      )
      .flatMap(({ headers }) => headers[name] ?? []);

  test("is within what they read", () => {
    expect(rules.length).toBeLessThanOrEqual(HOST_LIMITS.rules);
    forEvery(text.split("\n"), (line) => {
      expect(line.length).toBeLessThanOrEqual(HOST_LIMITS.line);
    });
  });

  test("is of every file what npm start sends, and each header once", () => {
    forEvery(files, (file) => {
      const kept = valuesAt(file, "Cache-Control");
      // The hosts' own, where nothing is said.
      expect(kept.length > 0 ? kept : [REVALIDATE]).toEqual([cacheControl(file)]);
      expect(valuesAt(file, "Content-Security-Policy")).toHaveLength(1);
    });
  });

  test("lets nobody keep the lack of a script", () => {
    expect(valuesAt("/app-00000000.js", "Cache-Control")).toEqual([]);
  });

  test("is what nginx is told", () => {
    const read = (name: string) => readFileSync(path.join(site.folder, NGINX_FOLDER, name), "utf8");
    const written = toNginxFiles(declaredIn(text));
    for (const [name, content] of Object.entries(written)) {
      expect([name, read(name)]).toEqual([name, content]);
    }
    const [fallback, ...kept] = read("cache-control.map").trimEnd().split("\n");
    expect(fallback).toBe(`default "${REVALIDATE}";`);
    const patterns = kept.map((line) => {
      const [, pattern = "", value = ""] = /^"~(.*)" "(.*)";$/.exec(line) ?? [];
      return { pattern: new RegExp(pattern.replaceAll("\\\\", "\\")), value };
    });
    forEvery([...files, "/app-00000000.json", "/x/app-00000000.js", "/static"], (file) => {
      const found = patterns.find(({ pattern }) => pattern.test(`200:${file}`));
      expect(found?.value ?? REVALIDATE).toBe(cacheControl(file));
      expect(patterns.some(({ pattern }) => pattern.test(`404:${file}`))).toBe(false);
    });
  });
});

test("a form that posts elsewhere may do so, and what is counted may go to its collector", () => {
  const [main = "", fixture = ""] = bothSites().map(
    (site) => declaredHeaders(site.output)["Content-Security-Policy"],
  );
  expect(main).toMatch(/connect-src 'self';.*form-action 'self';/);
  const [provider, collector] = [
    FIXTURE_ENV.GATSBY_CONTACT_ENDPOINT,
    FIXTURE_ENV.GATSBY_COLLECTOR,
  ].map((address) => new URL(address).origin);
  expect(fixture).toContain(`connect-src 'self' ${provider} ${collector};`);
  expect(fixture).toContain(`form-action 'self' ${provider};`);
});
