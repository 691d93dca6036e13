import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createSiteServer } from "../../src/server/site-server";
import { contactClient, expectRefused, JSON_TYPE, valid } from "../server/support/contact-client";
import { running } from "../server/support/running-server";

const { folder, send } = contactClient();

describe("a host that cannot store", () => {
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());

  test("if a message cannot be stored, the server answers 500 and logs no text of the visitor", async () => {
    const taken = join(folder, "taken.jsonl");
    mkdirSync(taken);
    const broken = await running(createSiteServer({ root: folder, inboxPath: taken }));
    const answer = await send({ headers: JSON_TYPE, body: JSON.stringify(valid) }, broken);
    await expectRefused(answer, 500, /could not be stored/);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]).toEqual([
      expect.stringMatching(/^The contact inbox cannot store a message: .*EISDIR open [^\n]*$/),
    ]);
    expect(log.mock.calls[0]?.[0]).not.toMatch(/Ana|brand\.example|Hello/);
  });
});
