import { BODY_LIMIT } from "../../src/inbox/read-request";
import { contactClient, expectRefused, valid } from "../server/support/contact-client";

const { sendForm, sendJson, stored } = contactClient();

describe("a message sent by a script", () => {
  test("the inbox stores a JSON message and confirms the message", async () => {
    const answer = await sendJson({ ...valid, access_key: "ignored" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toBe('{"ok":true}');
    const { id, time, ...message } = stored().at(-1);
    expect(message).toEqual(valid);
    expect([typeof id, typeof time]).toEqual(["string", "string"]);
  });

  test("if the client does not accept HTML, the inbox responds to a submitted form with JSON", async () => {
    for (const Accept of ["*/*", "application/json"]) {
      const answer = await sendForm({ ...valid, message: `a\r\nb ${Accept}` }, { Accept });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('{"ok":true}');
      expect(stored().at(-1).message).toBe(`a\r\nb ${Accept}`);
    }
  });
});

describe("a form posted by a browser without scripts", () => {
  test("the inbox answers a form from a browser with a redirect to the confirmation page", async () => {
    const answer = await sendForm(
      { ...valid, message: "line\r\nline" },
      { "Sec-Fetch-Site": "same-origin" },
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/contact/sent");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(stored().at(-1).message).toBe("line\r\nline");
  });

  test.each([
    [{ ...valid, message: " " }, 400, "The message is missing."],
    [{ ...valid, email: "ana at brand" }, 400, "The email is not valid."],
    [{ ...valid, name: "n".repeat(201) }, 422, "The name is longer than 200 characters."],
    [{ ...valid, message: "m".repeat(BODY_LIMIT) }, 413, "The message is larger than 1 MB."],
  ])(
    "the inbox answers an invalid form with a page that gives the reason (case %#)",
    async (fields, status, reason) => {
      const before = stored().length;
      const answer = await sendForm(fields);
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const page = await answer.text();
      expect(page).toContain("Failed to send message. Please try again or contact us directly.");
      expect(page).toContain(reason);
      expect(page).toContain('href="/contact"');
      expect(stored()).toHaveLength(before);
    },
  );

  test("the inbox refuses messages from pages of other sites", async () => {
    const before = stored().length;
    const answer = await sendForm(valid, { "Sec-Fetch-Site": "cross-site" });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("from pages of other sites are not accepted");
    await expectRefused(await sendJson(valid, { "Sec-Fetch-Site": "cross-site" }), 403);
    expect(stored()).toHaveLength(before);
  });
});
