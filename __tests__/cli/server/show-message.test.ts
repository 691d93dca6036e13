import { harmless, showMessage } from "../../../src/cli/server/show-message";

const message = {
  id: "1",
  time: "2025-03-04T05:06:07.891Z",
  name: "Ana Lopes",
  email: "ana@brand.example",
  message: "First line\n\n  indented",
};

test("the inbox command prints the time and sender of a message above the indented text", () => {
  expect(showMessage(message)).toBe(
    "2025-03-04 05:06:07 UTC  Ana Lopes <ana@brand.example>\n    First line\n    \n      indented\n",
  );
});

test("the inbox command prints the text of a message unchanged in any language", () => {
  for (const text of ["Ä ß 你好 مرحبا\u200f", "👩‍👩‍👧 a\u0301", "tab\there", "line\nline"]) {
    expect(harmless(text)).toBe(text);
  }
});

test.each([
  ["\x1b[2J\x1b]0;title\x07", "␛[2J␛]0;title␇"],
  ["over\rwritten", "over␍written"],
  ["back\b\b\0", "back␈␈␀"],
  ["\x7f", "␡"],
  ["\x9b31m\x85", "<U+009B>31m<U+0085>"],
  ["a\u202egpj.exe\u2066x\u2069", "a<U+202E>gpj.exe<U+2066>x<U+2069>"],
  ["a\u2028b", "a<U+2028>b"],
  ["a\r\nb", "a\nb"],
])("the inbox command replaces control characters in %j by visible characters", (text, shown) => {
  expect(harmless(text)).toBe(shown);
});

test("the inbox command prints a sender in one line, so that no name can imitate another message", () => {
  const forged = { ...message, name: "A <x@y>\n2025-01-01 00:00:00 UTC  Bank", email: "a\n@b" };
  expect(showMessage(forged).split("\n")[0]).toBe(
    "2025-03-04 05:06:07 UTC  A <x@y>␊2025-01-01 00:00:00 UTC  Bank <a␊@b>",
  );
});

test("the inbox command replaces control characters in an invalid time of a message", () => {
  expect(showMessage({ ...message, time: "\x1bnever\n" })).toMatch(/^␛never␊ {2}Ana/);
});
