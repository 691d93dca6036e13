import { requireFormat, wantsPage } from "../../src/inbox/read-request";

const FORM = "application/x-www-form-urlencoded";
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8";

test.each([
  ["application/json", "json"],
  ["Application/JSON; charset=utf-8", "json"],
  ["application/json; charset=utf8; x=y", "json"],
  [FORM, "form"],
  [`${FORM};charset=UTF-8`, "form"],
  [`${FORM} ; charset = us-ascii`, "form"],
])("the inbox accepts a message of the media type %s", (contentType, format) => {
  expect(requireFormat(contentType)).toBe(format);
});

test.each([
  undefined,
  "",
  "text/plain",
  "text/plain; application/json",
  "multipart/form-data; boundary=x",
  "application/ld+json",
  "constructor",
])("the inbox refuses a message of the media type %j", (contentType) => {
  expect(() => requireFormat(contentType)).toThrow(expect.objectContaining({ status: 415 }));
});

test("the inbox responds with an HTML page if a browser has submitted the form, and with JSON to other clients", () => {
  expect(wantsPage(FORM, BROWSER)).toBe(true);
  for (const accept of [undefined, "", "*/*", "application/json"]) {
    expect(wantsPage(FORM, accept)).toBe(false);
  }
});

test("the inbox answers a JSON message with JSON for any Accept header", () => {
  expect(wantsPage("application/json", BROWSER)).toBe(false);
  expect(wantsPage(undefined, BROWSER)).toBe(false);
});
