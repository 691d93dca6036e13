import { createServer, type Server } from "node:net";
import { checkPort, listen, listenFailure, readOptions } from "../../../src/cli/server/listen";

const HOST = "127.0.0.1";
const portOf = (server: Server) => (server.address() as { port: number }).port;

test("checkPort throws an error for a port in use, and does not occupy a free port", async () => {
  const server = await listen(createServer(), 0, HOST);
  const port = portOf(server);
  await expect(checkPort(port, HOST)).rejects.toThrow(`Port ${port} is in use.`);
  await new Promise((done) => server.close(done));
  await checkPort(port, HOST);
  await checkPort(port, HOST);
});

test.each([
  [
    "EADDRINUSE",
    9000,
    "Port 9000 is in use. Stop the program that uses it, or choose another port: PORT=9001 npm start",
  ],
  ["EODD", 80, "Cannot listen on h, port 80: why. Correct HOST and PORT."],
])(
  "if listening fails with %s on port %d, the message of the server says what to do",
  (code, port, words) => {
    const failure = listenFailure(Object.assign(new Error("why"), { code }), port, "h");
    expect([failure.message, failure.exitCode]).toEqual([words, 1]);
  },
);

test("the server reads PORT, HOST and CONTACT_INBOX, and uses defaults for empty values", () => {
  const defaults = { port: 9000, host: "127.0.0.1", inboxPath: ".data/inbox.jsonl" };
  expect(readOptions({})).toEqual(defaults);
  expect(readOptions({ PORT: "", HOST: "", CONTACT_INBOX: "" })).toEqual(defaults);
  expect(readOptions({ PORT: "080", HOST: "::", CONTACT_INBOX: "/x" })).toEqual({
    port: 80,
    host: "::",
    inboxPath: "/x",
  });
});

test.each(["x", "-1", "1.5", "65536", "1e3", " 1", "0x50", "123456"])(
  "the server refuses %s as the value of PORT",
  (PORT) => {
    expect(() => readOptions({ PORT })).toThrow(
      `PORT must be a number from 0 to 65535, not "${PORT}".`,
    );
  },
);
