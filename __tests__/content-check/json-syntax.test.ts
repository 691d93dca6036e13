import { findJsonFault } from "../../src/content-check/json-syntax";

const isValid = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const TEXT = `{"a": [1, -0.5e+3, true, false, null, "x\\n\\u00e9\\"", {}, []],\n"b": {"c": ""}}`;

test("finds a fault exactly where JSON.parse finds one", () => {
  const changes = [
    "",
    ",",
    ":",
    '"',
    "{",
    "}",
    "[",
    "]",
    "0",
    "t",
    "\\",
    " ",
    "\n",
    "\t",
    "-",
    "/",
  ];
  for (let at = 0; at <= TEXT.length; at++) {
    for (const change of changes) {
      for (const removed of [0, 1, 2]) {
        const text = TEXT.slice(0, at) + change + TEXT.slice(at + removed);
        expect([text, findJsonFault(text) === undefined]).toEqual([text, isValid(text)]);
      }
    }
  }
});

test("finds no fault in single values, and says where nothing is", () => {
  for (const text of ["1", '"x"', "null", " [] ", "\n{}\n"])
    expect(findJsonFault(text)).toBe(undefined);
  expect(findJsonFault("")).toEqual(
    expect.objectContaining({ line: 1, column: 1, message: "is empty" }),
  );
});

test("does not stumble over very long or very deep texts", () => {
  expect(findJsonFault(`["${"x".repeat(900_000)}`)?.column).toBe(2);
  expect(findJsonFault(`["${"\\n".repeat(400_000)}"]`)).toBe(undefined);
  expect(findJsonFault("[".repeat(400_000))?.fix).toBe("add the missing ]");
});
