import { contactClient, expectRefused, JSON_TYPE, valid } from "../server/support/contact-client";

const { send, stored } = contactClient();

test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "the inbox refuses requests with the method %s",
  async (method) => {
    const answer = await send({ method, ...(method === "GET" ? {} : { body: "x" }) });
    expect(answer.headers.get("allow")).toBe("POST");
    await expectRefused(answer, 405);
  },
);

test("the inbox refuses a HEAD request, and its response has no body", async () => {
  const head = await send({ method: "HEAD" });
  expect([head.status, head.headers.get("allow"), await head.text()]).toEqual([405, "POST", ""]);
});

test.each([
  ["another media type", { "Content-Type": "text/plain" }, JSON.stringify(valid), 415],
  ["malformed JSON", JSON_TYPE, '{"name":', 400],
])(
  "the inbox refuses and does not store a message with %s",
  async (_, headers: Record<string, string>, body, status) => {
    const before = stored().length;
    await expectRefused(await send({ headers, body }), status);
    expect(stored()).toHaveLength(before);
  },
);
