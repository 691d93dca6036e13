import { CONTACT_FIELDS, contactMessage } from "../../src/contact-message";
import { validateMessage } from "../../src/inbox/parse-message";
import { MESSAGE as valid } from "../support/message";

function refusal(body: unknown): unknown {
  try {
    validateMessage(body);
  } catch (error) {
    return error;
  }
  return undefined;
}

test("the inbox stores the fields unchanged, without any further keys", () => {
  const sent = { ...valid, name: "  Ana ", email: " ana@b.example", message: "\n a\r\nb\t " };
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

describe.each(CONTACT_FIELDS.map(({ name }) => name))("the field %s", (field) => {
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
  const atLimit = contactMessage(({ type, maxLength }) =>
    (type === "email" ? "@b.example" : "").padStart(maxLength, "x"),
  );
  expect(validateMessage(atLimit)).toEqual(atLimit);
  for (const { name } of CONTACT_FIELDS) {
    expect(refusal({ ...atLimit, [name]: `x${atLimit[name]}` })).toMatchObject({ status: 422 });
  }
});

test("the inbox counts a line break in a message as one character", () => {
  const message = "x\r\n".repeat(50_000 - 1);
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
