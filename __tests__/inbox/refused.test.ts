import {
  contactClient,
  expectRefused,
  FORM_TYPE,
  JSON_TYPE,
  valid,
} from "../server/support/contact-client";

const { send, stored } = contactClient();

describe("requests that are refused", () => {
  test.each(["GET", "PUT", "PATCH", "DELETE"])("refuses the method %s", async (method) => {
    const answer = await send({ method, ...(method === "GET" ? {} : { body: "x" }) });
    expect(answer.headers.get("allow")).toBe("POST");
    await expectRefused(answer, 405);
  });

  test("answers HEAD and OPTIONS without a body", async () => {
    const head = await send({ method: "HEAD" });
    expect([head.status, head.headers.get("allow"), await head.text()]).toEqual([405, "POST", ""]);
    const options = await send({ method: "OPTIONS", headers: { Origin: "https://evil.example" } });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "POST"]);
    expect(options.headers.get("access-control-allow-origin")).toBeNull();
  });

  test.each([
    ["no media type", {}, Buffer.from("{}"), 415],
    ["another media type", { "Content-Type": "text/plain" }, JSON.stringify(valid), 415],
    ["a file upload", { "Content-Type": "multipart/form-data; boundary=b" }, "--b--", 415],
    ["another charset", { "Content-Type": "application/json;charset=utf-16" }, "{}", 415],
    ["a compressed body", { ...JSON_TYPE, "Content-Encoding": "gzip" }, "{}", 415],
    ["malformed JSON", JSON_TYPE, '{"name":', 400],
    ["an empty body", JSON_TYPE, "", 400],
    ["an array as JSON", JSON_TYPE, "[]", 400],
    ["null as JSON", JSON_TYPE, "null", 400],
    ["an object as name", JSON_TYPE, JSON.stringify({ ...valid, name: { first: "A" } }), 400],
    ["bytes that are not UTF-8", JSON_TYPE, Buffer.from([0x7b, 0xff, 0x7d]), 400],
    ["an escape that is not UTF-8", FORM_TYPE, "name=%ff", 400],
    [
      "a name that is too long",
      JSON_TYPE,
      JSON.stringify({ ...valid, name: "n".repeat(201) }),
      422,
    ],
    [
      "a text that is too long",
      JSON_TYPE,
      JSON.stringify({ ...valid, message: "m".repeat(100_001) }),
      422,
    ],
  ])("refuses a message with %s", async (_, headers: Record<string, string>, body, status) => {
    const before = stored().length;
    await expectRefused(await send({ headers, body }), status);
    expect(stored()).toHaveLength(before);
  });
});
