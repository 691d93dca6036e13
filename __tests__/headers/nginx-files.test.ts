import { FOREVER, REVALIDATE } from "../../src/headers/cache-control";
import { policyId, toNginxFiles } from "../../src/headers/nginx-files";

const policy = "default-src 'none'";
const files = toNginxFiles({ "Content-Security-Policy": policy, "X-Quoted": 'a "b" \\ c' });

test("nginx sends every header with every response, including error responses", () => {
  expect(files["headers.conf"]).toBe(
    [
      "add_header Content-Security-Policy $content_security_policy always;\n",
      'add_header X-Quoted "a \\"b\\" \\\\ c" always;\n',
      "add_header Cache-Control $cache_control always;\n",
    ].join(""),
  );
});

test("the name of a release folder ends with a hash, and nginx uses this hash to choose the content security policy", () => {
  const id = policyId(policy);
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  expect(files["policy-id"]).toBe(`${id}\n`);
  expect(files["policy.map"]).toBe(`"~-${id}$" "${policy}";\n`);
});

test("nginx sends a file as immutable only if the file exists and has a hash in its name", () => {
  const lines = files["cache-control.map"]?.trimEnd().split("\n") ?? [];
  expect(lines[0]).toBe(`default "${REVALIDATE}";`);
  expect(lines).toHaveLength(3);
  for (const line of lines.slice(1)) {
    expect(line).toMatch(/^"~\^\(\?:200\|304\):/);
    expect(line.endsWith(` "${FOREVER}";`)).toBe(true);
  }
});

test("the build refuses a header value that nginx would read as a variable", () => {
  expect(() => toNginxFiles({ "X-Bad": "$host" })).toThrow(
    "nginx cannot send the header value $host",
  );
});

describe("with an editor in the site", () => {
  const own = { "Content-Security-Policy": "default-src 'self'", "X-Quoted": "other" };
  const site = { "Content-Security-Policy": policy, "X-Quoted": "one", "X-Same": "same" };
  const both = toNginxFiles(site, own);

  test("nginx chooses the content security policy of the editor by the path of the request", () => {
    expect(both["editor-policy.map"]).toBe(`"~^editor:" "default-src 'self'";\n`);
    expect(both["editor.conf"]).toContain('"~^/admin(?:/|$)" "editor";');
    expect(both["policy.map"]).toBe(toNginxFiles(site)["policy.map"]);
  });

  test("if the headers file declares a header both for the editor and for all pages, nginx sends the editor's value on pages of the editor, and the other value on all other pages", () => {
    expect(both["headers.conf"]).toContain("add_header X-Quoted $x_quoted always;");
    expect(both["headers.conf"]).toContain('add_header X-Same "same" always;');
    expect(both["editor.conf"]).toMatch(
      /map \$of_editor \$x_quoted \{\s+default "one";\s+editor "other";/,
    );
  });

  test("the configuration of nginx does not mention the editor if the site has no editor", () => {
    expect(files["editor-policy.map"]).toBe("");
    expect(files["editor.conf"]).not.toContain("/admin");
  });
});
