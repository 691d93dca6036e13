import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteUrl } from "../src/build-context";

const folder = mkdtempSync(path.join(tmpdir(), "site-url-"));
const before = process.cwd();
const write = (text: string) => writeFileSync(path.join(folder, "content/site.json"), text);

beforeAll(() => {
  mkdirSync(path.join(folder, "content"));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test("the address of the content is used, without a slash at its end", () => {
  write('{"url":"https://steepline.example/"}');
  expect(siteUrl({})).toBe("https://steepline.example");
});

test("SITE_URL goes before it", () => {
  write('{"url":"https://steepline.example"}');
  expect(siteUrl({ SITE_URL: "https://other.example//" })).toBe("https://other.example");
  expect(siteUrl({ SITE_URL: "" })).toBe("https://steepline.example");
});

test.each(["", "{", "null", "{}", '{"url":""}', '{"url":"nowhere"}', '{"url":7}'])(
  "a site.json of %j gives an address all the same: the content check has to be reached",
  (text) => {
    write(text);
    expect(siteUrl({})).toBe("https://site.invalid");
  },
);
