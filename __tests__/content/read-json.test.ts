import { readJson } from "../../src/content/read/json";

const TEXT = `{"a": [1, -0.5e+3, true, false, null, "x\\n\\u00e9\\"", {}, []],\n"b": {"c": ""}}`;

const isValid = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test("whatever is damaged, what JSON.parse refuses gets words and a place, and nothing else does", () => {
  const changes = ["", ..."., : \" { } [ ] 0 t \\ \n \t - / # ' é".split(" "), " ", "\u00a0"];
  for (let at = 0; at <= TEXT.length; at++) {
    for (const change of changes) {
      for (const removed of [0, 1, 2]) {
        const text = TEXT.slice(0, at) + change + TEXT.slice(at + removed);
        const { source, problems } = readJson(text, "site.json");
        expect([text, source !== undefined]).toEqual([text, isValid(text)]);
        if (source) continue;
        const [{ line = 0, column = 0, message = "", fix = "" } = {}] = problems;
        expect([text, message]).toEqual([text, expect.stringMatching(/^(has|ends|goes) .{8}/)]);
        expect([text, fix]).toEqual([
          text,
          expect.stringMatching(/^(write|add|remove|put|use|close) /),
        ]);
        const [lines, lengths] = [text.split("\n"), text.split("\n")[line - 1]?.length ?? -1];
        expect([text, line <= lines.length, column <= lengths + 1]).toEqual([text, true, true]);
      }
    }
  }
});

test("an entry stands where its value begins, or where its name does", () => {
  const { source } = readJson('{\n "a": 01.50,\n "b": [\n  null]}'.replace("01", "1"), "site.json");
  expect(source?.locate(["a"])).toEqual({ line: 2, column: 7 });
  expect(source?.locate(["a"], "name")).toEqual({ line: 2, column: 2 });
  expect(source?.locate(["b"])).toEqual({ line: 3, column: 2 });
  expect(source?.locate(["b", 0])).toEqual({ line: 4, column: 3 });
  expect(source?.locate(["b", 0, "gone"])).toEqual({ line: 4, column: 3 });
  expect(source?.written(["a"])).toBe("1.50");
});

test("very long and very deep texts are refused as others", () => {
  const told = (text: string) => readJson(text, "site.json").problems[0];
  expect(told(`["${"x".repeat(900_000)}`)?.column).toBe(2);
  expect(told("[".repeat(400_000))?.message).toBe("is nested too deeply");
  expect(told(" \n")?.message).toBe("is empty");
});
