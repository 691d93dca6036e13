import { parseMessage } from "../../src/inbox/parse-message";
import type { BodyFormat } from "../../src/inbox/read-request";

const rest = { name: "Ana", email: "ana@brand.example" };

function refusal(format: BodyFormat, body: string | Uint8Array): unknown {
  try {
    parseMessage(format, Buffer.from(body));
  } catch (error) {
    return error;
  }
  return undefined;
}

const ODD_TEXTS = {
  emoji: "👩‍👩‍👧‍👦 🏳️‍🌈",
  "right-to-left marks": "a\u200f\u202eb\u2066c\u2069",
  "combining marks": "Z͑ͫa\u0301",
  NUL: "a\0b",
  markup: "</script><script>alert(1)</script>",
  "line separators": "a\u2028b\u2029c\u0085",
  "line breaks": "a\r\nb\rc\nd",
  "byte order mark": "\ufeffa\ufeff",
  "percent signs and plus": "100% + 5%2B &=;",
};

test.each(Object.entries(ODD_TEXTS))("the inbox keeps %s in a message unchanged", (_, message) => {
  expect(parseMessage("json", Buffer.from(JSON.stringify({ ...rest, message })))).toEqual({
    ...rest,
    message,
  });
  const form = new URLSearchParams({ ...rest, message }).toString();
  expect(parseMessage("form", Buffer.from(form)).message).toBe(message);
});

test("the inbox keeps lone surrogates in a JSON message", () => {
  const body = '{"name":"A","email":"a@b","message":"x\\ud800y\\udc00"}';
  expect(parseMessage("json", Buffer.from(body)).message).toBe("x\ud800y\udc00");
});

test.each(["", "{", "[1,", "nul", '{"name":"A"}{}', "name=A&email=a@b&message=m"])(
  "the inbox refuses malformed JSON: %j",
  (body) => {
    expect(refusal("json", body)).toMatchObject({
      status: 400,
      message: expect.stringMatching(/JSON/),
    });
  },
);

test("the inbox refuses JSON with a million nested arrays", () => {
  expect(refusal("json", "[".repeat(1_000_000))).toMatchObject({ status: 400 });
});

test.each(["json", "form"] as const)(
  "the inbox refuses a message of the format %s if the bytes are not UTF-8",
  (format) => {
    const start = format === "json" ? '{"name":"' : "name=";
    for (const bytes of [[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80]]) {
      const body = Buffer.concat([Buffer.from(start), Buffer.from(bytes)]);
      expect(refusal(format, body)).toMatchObject({
        status: 400,
        message: expect.stringMatching(/UTF-8/),
      });
    }
  },
);

test.each(["%", "%4", "%zz", "%ff", "%c3", "%c0%80", "%ed%a0%80"])(
  "the inbox refuses a form with %s, which is not percent-encoded UTF-8",
  (part) => {
    const body = `name=A&email=a@b&message=${part}`;
    expect(refusal("form", body)).toMatchObject({
      status: 400,
      message: expect.stringMatching(/UTF-8/),
    });
  },
);

test("the inbox parses a form whose fields come in any order, and which contains unknown fields and several & in a row", () => {
  expect(
    parseMessage("form", Buffer.from("&x&message=a+b=c&&email=a%40b&_charset_=utf-8&name=%C3%84&")),
  ).toEqual({ name: "Ä", email: "a@b", message: "a b=c" });
});

test("the inbox parses a form in which many unknown fields come first", () => {
  expect(refusal("form", `${"x=1&".repeat(2_000)}name=A&email=a@b&message=m`)).toBeUndefined();
});

test("the inbox refuses a message with a repeated required field, and ignores repeated unknown fields", () => {
  expect(refusal("form", "name=A&name=B&email=a@b&message=m")).toMatchObject({ status: 400 });
  expect(refusal("form", "name=A&email=a@b&message=m&x=1&x=2")).toBeUndefined();
});

test("the inbox treats form fields named __proto__ and toString as unknown fields", () => {
  expect(refusal("form", "__proto__=x&email=a@b&message=m")).toMatchObject({ status: 400 });
  expect(refusal("form", "name=A&email=a@b&message=m&__proto__=x&toString=y")).toBeUndefined();
});
