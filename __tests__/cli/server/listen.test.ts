import { createServer, type Server } from "node:net";
import { checkPort, closeAll, listen, listenFailure } from "../../../src/cli/server/listen";
import { readSettings } from "../../../src/cli/server/start-settings";

const lookup = jest.fn();
jest.mock("node:dns/promises", () => ({ lookup: (...args: unknown[]) => lookup(...args) }));

const addresses = (...list: string[]) =>
  lookup.mockResolvedValue(list.map((address) => ({ address })));
const portOf = (server: Server) => (server.address() as { port: number }).port;

test("listens on every address of a host name, with the same port", async () => {
  addresses("127.0.0.1", "127.0.0.2", "127.0.0.1");
  const servers = await listen(createServer, 0, "name.test");
  expect(servers.map((server) => server.address())).toEqual([
    expect.objectContaining({ address: "127.0.0.1", port: portOf(servers[0]) }),
    expect.objectContaining({ address: "127.0.0.2", port: portOf(servers[0]) }),
  ]);
  await closeAll(servers);
});

test("skips addresses that this machine does not have", async () => {
  addresses("192.0.2.1", "127.0.0.1");
  const servers = await listen(createServer, 0, "name.test");
  expect(servers).toHaveLength(1);
  await closeAll(servers);
  addresses("192.0.2.1");
  await expect(listen(createServer, 0, "name.test")).rejects.toMatchObject({
    code: "EADDRNOTAVAIL",
  });
});

test("stops listening on all addresses if the port is in use on one of them", async () => {
  addresses("127.0.0.2");
  const [other] = await listen(createServer, 0, "other.test");
  addresses("127.0.0.1", "127.0.0.2");
  const port = portOf(other);
  await expect(checkPort(port, "name.test")).rejects.toMatchObject({ code: "EADDRINUSE" });
  addresses("127.0.0.2", "192.0.2.1");
  await expect(checkPort(port, "name.test")).rejects.toMatchObject({ code: "EADDRINUSE" });
  addresses("127.0.0.1");
  await expect(checkPort(port, "name.test")).resolves.toBeUndefined();
  await closeAll([other]);
});

test("checks a port without keeping it in use", async () => {
  addresses("127.0.0.1");
  const [first] = await listen(createServer, 0, "name.test");
  const port = portOf(first);
  await closeAll([first]);
  await checkPort(port, "name.test");
  await checkPort(port, "name.test");
});

test.each([
  [
    "EADDRINUSE",
    9000,
    "Port 9000 is in use. Stop the program that uses it, or choose another port: PORT=9001 npm start",
  ],
  [
    "EADDRINUSE",
    65_535,
    "Port 65535 is in use. Stop the program that uses it, or choose another port: PORT=9000 npm start",
  ],
  ["EACCES", 80, "Port 80 needs more rights. Choose another port: PORT=9000 npm start"],
  ["ENOTFOUND", 80, 'This machine has no address "h". Correct HOST, or unset it.'],
  ["EODD", 80, "Cannot listen on port 80: why"],
])("describes the error %s of port %d with instructions", (code, port, words) => {
  const failure = listenFailure(Object.assign(new Error("why"), { code }), port, "h");
  expect([failure.message, failure.exitCode]).toEqual([words, 1]);
});

test("reads PORT, HOST and CONTACT_INBOX, and uses defaults for empty values", () => {
  const defaults = { port: 9000, host: "localhost", inboxPath: ".data/inbox.jsonl" };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: "", HOST: "", CONTACT_INBOX: "" })).toEqual(defaults);
  expect(readSettings({ PORT: "080", HOST: "::", CONTACT_INBOX: "/x" })).toEqual({
    port: 80,
    host: "::",
    inboxPath: "/x",
  });
});

test.each(["x", "-1", "1.5", "65536", "1e3", " 1", "0x50", "123456"])(
  "refuses the port %s",
  (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT must be a number from 0 to 65535, not "${PORT}".`,
    );
  },
);
