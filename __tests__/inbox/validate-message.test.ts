import { validateMessage } from "../../src/inbox/parse-message";
import { MAX_LENGTHS } from "../../src/islands/contact-form/message";

const valid = { name: "Ana", email: "ana@brand.example", message: "Hello" };

function refusal(body: unknown): unknown {
  try {
    validateMessage(body);
  } catch (error) {
    return error;
  }
  return undefined;
}

test("the inbox stores name, email and message unchanged, without any further fields", () => {
  const sent = { name: "  Ana ", email: " ana@b.example", message: "\n a\r\nb\t " };
  expect(validateMessage({ ...sent, access_key: "k", botcheck: false })).toEqual(sent);
});

test.each([null, undefined, 7, "text", true, [], [valid]])(
  "the inbox refuses the message %j, which is not an object",
  (body) => {
    expect(refusal(body)).toMatchObject({
      status: 400,
      message: expect.stringContaining("object"),
    });
  },
);

describe.each(["name", "email", "message"] as const)("the field %s", (field) => {
  test.each([undefined, "", "   ", "\r\n\t", "\u00a0\u3000"])(
    `the inbox reports a missing ${field} if the value is %j`,
    (value) => {
      expect(refusal({ ...valid, [field]: value })).toMatchObject({
        status: 400,
        message: `The ${field} is missing.`,
      });
    },
  );

  test.each([1, true, null, ["a"], { a: 1 }])(
    `the inbox refuses the ${field} %j, which is not a text`,
    (value) => {
      expect(refusal({ ...valid, [field]: value })).toMatchObject({ status: 400 });
    },
  );
});

test("the inbox accepts texts of the maximum length and refuses longer texts", () => {
  const atLimit = {
    name: "n".repeat(MAX_LENGTHS.name),
    email: `${"e".repeat(MAX_LENGTHS.email - 10)}@b.example`,
    message: "m".repeat(MAX_LENGTHS.message),
  };
  expect(MAX_LENGTHS).toEqual({ name: 200, email: 254, message: 100_000 });
  expect(validateMessage(atLimit)).toEqual(atLimit);
  for (const field of ["name", "email", "message"] as const) {
    expect(refusal({ ...atLimit, [field]: `x${atLimit[field]}` })).toMatchObject({ status: 422 });
  }
});

test("the inbox counts a line break in a message as one character", () => {
  const message = "x\r\n".repeat(MAX_LENGTHS.message / 2 - 1);
  expect(validateMessage({ ...valid, message }).message).toBe(message);
});

test("the inbox ignores values in the prototype of a message", () => {
  const body = JSON.parse('{"__proto__":{"name":"A"},"email":"a@b","message":"m"}');
  expect(refusal(body)).toMatchObject({ status: 400, message: "The name is missing." });
  expect(refusal(Object.create(valid))).toMatchObject({ status: 400 });
});

test.each(["ana at brand", "@brand.example", "ana@", "ana@brand.example\nBcc: x@y"])(
  "the inbox refuses a message with the email address %j",
  (email) => {
    expect(refusal({ ...valid, email })).toMatchObject({ status: 400 });
  },
);

test.each(["a@b", "o'neil+ads@mail.brand.co.uk", "ana@münchen.example"])(
  "the inbox accepts a message with the email address %s",
  (email) => {
    expect(validateMessage({ ...valid, email })).toEqual({ ...valid, email });
  },
);
