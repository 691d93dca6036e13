import { readJson } from "../../src/content/read/json";
import { fieldPosition, type Source } from "../../src/content/read/source";

const TEXT = `{"a": [1, -0.5e+3, true, false, null, "x\\n\\u00e9\\"", {}, []],\n"b": {"c": ""}}`;

const isValid = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test("the content check accepts exactly the JSON that JSON.parse accepts, and gives the fix and the position of each problem", () => {
  const changes = ["", ..."., : \" { } [ ] 0 t \\ \n \t - / # ' é".split(" "), " ", "\u00a0"];
  for (let at = 0; at <= TEXT.length; at++) {
    for (const change of changes) {
      for (const removed of [0, 1, 2]) {
        const text = TEXT.slice(0, at) + change + TEXT.slice(at + removed);
        const { source, problems } = readJson(text, "site.json");
        expect([text, source !== undefined]).toEqual([text, isValid(text)]);
        if (source) continue;
        const [{ line = 0, column = 0, message = "", fix = "" } = {}] = problems;
        expect([text, message]).toEqual([text, expect.stringMatching(/^(has|is) .{8}/)]);
        expect([text, fix]).toEqual([
          text,
          expect.stringMatching(/^(write|add|remove|put|close|compare) /),
        ]);
        const [lines, lengths] = [text.split("\n"), text.split("\n")[line - 1]?.length ?? -1];
        expect([text, line <= lines.length, column <= lengths + 1]).toEqual([text, true, true]);
      }
    }
  }
});

test("if a JSON value is missing, the content check reports the position of the object or list that should contain the value", () => {
  const source = readJson('{\n "a": 1.50,\n "b": [\n  null]}', "site.json").source as Source;
  expect(fieldPosition(source, ["a"])).toEqual({ line: 2, column: 7 });
  expect(fieldPosition(source, ["a"], "name")).toEqual({ line: 2, column: 2 });
  expect(fieldPosition(source, ["b"])).toEqual({ line: 3, column: 2 });
  expect(fieldPosition(source, ["b", 0])).toEqual({ line: 4, column: 3 });
  expect(fieldPosition(source, ["b", 0, "gone"])).toEqual({ line: 4, column: 3 });
});
