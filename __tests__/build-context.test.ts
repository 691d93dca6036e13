import { writeFileSync } from "node:fs";
import { siteUrl } from "../src/build-context";
import { inTempFolder } from "./support/temp-folder";

inTempFolder({ "content/site.json": "" });
const write = (text: string) => writeFileSync("content/site.json", text);

test("siteUrl returns the URL in content/site.json without a trailing slash", () => {
  write('{"url":"https://steepline.example/"}');
  expect(siteUrl({})).toBe("https://steepline.example");
});

test.each(['\uFEFF{"url":"https://steepline.example"}', '{"url":" https://steepline.example "}'])(
  "siteUrl returns the URL without spaces if content/site.json contains %j, which the content check accepts",
  (text) => {
    write(text);
    expect(siteUrl({})).toBe("https://steepline.example");
  },
);

test("siteUrl returns the environment variable SITE_URL if it is set, and otherwise the URL in content/site.json", () => {
  write('{"url":"https://steepline.example"}');
  expect(siteUrl({ SITE_URL: "https://other.example//" })).toBe("https://other.example");
  expect(siteUrl({ SITE_URL: "" })).toBe("https://steepline.example");
});

test.each(["", "{", "null", "{}", '{"url":""}', '{"url":"nowhere"}', '{"url":7}'])(
  "siteUrl returns a placeholder URL if content/site.json contains %j",
  (text) => {
    write(text);
    expect(siteUrl({})).toBe("https://site.invalid");
  },
);
