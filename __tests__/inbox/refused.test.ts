import {
  contactClient,
  expectRefused,
  FORM_TYPE,
  JSON_TYPE,
  valid,
} from "../server/support/contact-client";

const { send, stored } = contactClient();

describe("what is not a message", () => {
  test.each(["GET", "PUT", "PATCH", "DELETE"])("%s is not allowed", async (method) => {
    const answer = await send({ method, ...(method === "GET" ? {} : { body: "x" }) });
    expect(answer.headers.get("allow")).toBe("POST");
    await expectRefused(answer, 405);
  });

  test("HEAD and OPTIONS are answered without a body", async () => {
    const head = await send({ method: "HEAD" });
    expect([head.status, head.headers.get("allow"), await head.text()]).toEqual([405, "POST", ""]);
    const options = await send({ method: "OPTIONS", headers: { Origin: "https://evil.example" } });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "POST"]);
    expect(options.headers.get("access-control-allow-origin")).toBeNull();
  });

  test.each([
    ["no type", {}, Buffer.from("{}"), 415],
    ["another type", { "Content-Type": "text/plain" }, JSON.stringify(valid), 415],
    ["an upload", { "Content-Type": "multipart/form-data; boundary=b" }, "--b--", 415],
    ["another charset", { "Content-Type": "application/json;charset=utf-16" }, "{}", 415],
    ["a packed body", { ...JSON_TYPE, "Content-Encoding": "gzip" }, "{}", 415],
    ["malformed JSON", JSON_TYPE, '{"name":', 400],
    ["nothing", JSON_TYPE, "", 400],
    ["an array", JSON_TYPE, "[]", 400],
    ["null", JSON_TYPE, "null", 400],
    ["a wrong type", JSON_TYPE, JSON.stringify({ ...valid, name: { first: "A" } }), 400],
    ["bytes that are not UTF-8", JSON_TYPE, Buffer.from([0x7b, 0xff, 0x7d]), 400],
    ["a form that is not UTF-8", FORM_TYPE, "name=%ff", 400],
    ["too long a name", JSON_TYPE, JSON.stringify({ ...valid, name: "n".repeat(201) }), 422],
    ["too long a text", JSON_TYPE, JSON.stringify({ ...valid, message: "m".repeat(100_001) }), 422],
  ])("%s is refused", async (_, headers: Record<string, string>, body, status) => {
    const before = stored().length;
    await expectRefused(await send({ headers, body }), status);
    expect(stored()).toHaveLength(before);
  });
});
