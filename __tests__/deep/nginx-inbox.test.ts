import { readFileSync } from "node:fs";
import path from "node:path";
import { createSiteServer } from "../../src/server/site-server";
import { contactClient, expectRefused, valid } from "../server/support/contact-client";
import { running } from "../server/support/running-server";
import { startNginx } from "../support/nginx";
import { mainSite } from "../support/sites";

/** The commented lines for the inbox in `host.conf`, uncommented and with another port. */
function inboxLines(port: number): string[] {
  const text = readFileSync(path.resolve("deploy/nginx/host.conf"), "utf8");
  const block =
    /^# {3}location = \/api\/contact \{\n(?:# {3}.*\n)*?# {3}\}$/m.exec(text)?.[0] ?? "";
  return block
    .replaceAll(/^# {3}/gm, "")
    .replace("127.0.0.1:9000", `127.0.0.1:${port}`)
    .split("\n");
}

jest.setTimeout(60_000);
const inbox = contactClient();

test("nginx forwards form messages to the inbox if the inbox is enabled in the nginx configuration", async () => {
  const site = mainSite();
  const behind = await running(createSiteServer({ root: site.output, inboxPath: inbox.inbox }));
  const nginx = await startNginx(site.output, inboxLines(behind.port));
  try {
    const body = JSON.stringify(valid);
    const headers = { "Content-Type": "application/json" };
    const sent = await inbox.send({ headers, body }, nginx);
    expect(sent.status).toBe(200);
    expect(inbox.stored()).toEqual([expect.objectContaining(valid)]);
    expect(sent.headers.get("content-security-policy")).toMatch(/^default-src 'none';[^,]*$/);
    expect(sent.headers.get("cache-control")).toBe("no-store");
    const large = JSON.stringify({ ...valid, message: "x".repeat(1_100_000) });
    await expectRefused(await inbox.send({ headers, body: large }, nginx), 413, /1 MB/);
    expect((await fetch(`${nginx.url}/services`, { method: "POST" })).status).toBe(405);
  } finally {
    await nginx.stop();
  }
});

test("nginx responds to form messages with 404 if no inbox is enabled in the nginx configuration", async () => {
  const nginx = await startNginx(mainSite().output);
  try {
    const sent = await inbox.send({ body: "x" }, nginx);
    expect([sent.status, (await sent.text()).includes("404 Page Not Found")]).toEqual([404, true]);
  } finally {
    await nginx.stop();
  }
});
