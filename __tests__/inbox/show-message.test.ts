import { harmless, showMessage } from "../../src/inbox/show-message";

const message = {
  id: "1",
  time: "2025-03-04T05:06:07.891Z",
  name: "Ana Lopes",
  email: "ana@brand.example",
  message: "First line\n\n  indented",
};

test("the inbox command prints the time and sender of a message above the indented text", () => {
  expect(showMessage(message)).toBe(
    "2025-03-04T05:06:07.891Z  Ana Lopes <ana@brand.example>\n    First line\n    \n      indented\n",
  );
});

test("the inbox command prints the text of a message unchanged in any language", () => {
  for (const text of ["Ä ß 你好 مرحبا\u200f", "👩‍👩‍👧 a\u0301", "tab\there", "line\nline"]) {
    expect(harmless(text)).toBe(text);
  }
});

test.each([
  ["\x1b[2J\x1b]0;title\x07", "<U+001B>[2J<U+001B>]0;title<U+0007>"],
  ["over\rwritten", "over<U+000D>written"],
  ["back\b\0", "back<U+0008><U+0000>"],
  ["\x7f", "<U+007F>"],
  ["\x9b31m\x85", "<U+009B>31m<U+0085>"],
  ["a\u202egpj.exe\u2066x\u2069", "a<U+202E>gpj.exe<U+2066>x<U+2069>"],
  ["a\u2028b", "a<U+2028>b"],
  ["a\r\nb", "a\nb"],
])("the inbox command replaces control characters in %j by visible characters", (text, shown) => {
  expect(harmless(text)).toBe(shown);
});

test("the inbox command prints a sender in one line, so that a name with line breaks cannot look like another message", () => {
  const forged = { ...message, name: "A <x@y>\n2025-01-01 00:00:00 UTC  Bank", email: "a\n@b" };
  expect(showMessage(forged).split("\n")[0]).toBe(
    "2025-03-04T05:06:07.891Z  A <x@y> 2025-01-01 00:00:00 UTC  Bank <a @b>",
  );
});

test("if a message has an invalid time, the inbox command shows this time, with its control characters replaced", () => {
  expect(showMessage({ ...message, time: "\x1bnever\n" })).toMatch(/^<U\+001B>never {2}Ana/);
});
