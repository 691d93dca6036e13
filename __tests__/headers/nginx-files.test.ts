import { FOREVER, REVALIDATE } from "../../src/headers/cache-control";
import { policyId, toNginxFiles } from "../../src/headers/nginx-files";

const policy = "default-src 'none'";
const files = toNginxFiles({ "Content-Security-Policy": policy, "X-Quoted": 'a "b" \\ c' });

test("every header goes out with every answer, whatever its status", () => {
  expect(files["headers.conf"]).toBe(
    [
      "add_header Content-Security-Policy $content_security_policy always;\n",
      'add_header X-Quoted "a \\"b\\" \\\\ c" always;\n',
      "add_header Cache-Control $cache_control always;\n",
    ].join(""),
  );
});

test("a release finds the policy by the end of its name", () => {
  const id = policyId(policy);
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  expect(files["policy-id"]).toBe(`${id}\n`);
  expect(files["policy.map"]).toBe(`"~-${id}$" "${policy}";\n`);
});

test("only what is there, and has a hash in its name, may be kept", () => {
  const lines = files["cache-control.map"]?.trimEnd().split("\n") ?? [];
  expect(lines[0]).toBe(`default "${REVALIDATE}";`);
  expect(lines).toHaveLength(3);
  for (const line of lines.slice(1)) {
    expect(line).toMatch(/^"~\^\(\?:200\|304\):/);
    expect(line.endsWith(` "${FOREVER}";`)).toBe(true);
  }
});

test("a value that nginx would take for a variable stops the build", () => {
  expect(() => toNginxFiles({ "X-Bad": "$host" })).toThrow("nginx cannot send $host");
});
