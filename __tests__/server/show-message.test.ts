import { showMessage } from "../../src/server/inbox";

const message = {
  time: "2025-03-04T05:06:07.891Z",
  name: "Ana Lopes",
  email: "ana@brand.example",
  message: "First line\r\n\n  indented Ä 你好 👩‍👩‍👧 مرحبا\u200f",
};

test("the inbox command prints the time and the fields of a message, with an indented text", () => {
  expect(showMessage(message).split("\n")).toEqual([
    "2025-03-04T05:06:07.891Z",
    "name: Ana Lopes",
    "email: ana@brand.example",
    "    First line",
    "    ",
    "      indented Ä 你好 👩‍👩‍👧 مرحبا\u200f",
    "",
  ]);
});

test.each([
  ["\x1b[2J\x1b]0;title\x07", "<U+001B>[2J<U+001B>]0;title<U+0007>"],
  ["over\rwritten\b\0\x7f\x85", "over<U+000D>written<U+0008><U+0000><U+007F><U+0085>"],
  ["a\u202egpj.exe\u2066x\u2069\u2028b", "a<U+202E>gpj.exe<U+2066>x<U+2069><U+2028>b"],
])("the inbox command shows the control characters in %j", (text, shown) => {
  for (const field of ["time", "name", "message"] as const) {
    expect(showMessage({ ...message, [field]: text })).toContain(shown);
  }
});

test("a name with line breaks cannot look like another message", () => {
  const forged = { ...message, name: "A\n2025-01-01\nname: Bank" };
  expect(showMessage(forged).split("\n")[1]).toBe("name: A 2025-01-01 name: Bank");
});
