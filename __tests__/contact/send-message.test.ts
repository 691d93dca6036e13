import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { sendContactMessage } from "../../src/contact/send-message";
import { type RunningServer, running } from "../server/support/running-server";

const message = { name: "Ana", email: "ana@brand.example", message: "Hello" };

interface Received {
  method: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

let received: Received[] = [];
let respond: (response: ServerResponse) => void;
let provider: RunningServer;

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, headers } = request;
    received.push({ method, headers, body: Buffer.concat(chunks).toString() });
    respond(response);
  });
  provider = await running(server);
});
beforeEach(() => {
  received = [];
});
afterEach(() => jest.restoreAllMocks());

const send = (options: Partial<Parameters<typeof sendContactMessage>[1]> = {}, texts = message) =>
  sendContactMessage(texts, { endpoint: provider.url, ...options });
const status = (code: number, body?: string, headers = {}) => {
  respond = (response) => response.writeHead(code, headers).end(body);
};

test("posts exactly the three texts as JSON", async () => {
  status(200);
  const odd = { ...message, id: 7, message: "👩‍👧\0\u202e\r\n\ud800</script>" };
  await expect(send({}, odd)).resolves.toBeUndefined();
  expect(received).toHaveLength(1);
  const { method, headers, body } = received[0] as Received;
  expect(method).toBe("POST");
  expect(headers).toMatchObject({
    "content-type": "application/json",
    accept: "application/json",
  });
  expect(body).toBe(
    `{"name":"Ana","email":"ana@brand.example","message":${JSON.stringify(odd.message)}}`,
  );
});

test("adds constant keys, which never replace the texts", async () => {
  status(200);
  await send({ extra: { access_key: "k", retries: 1, html: false, message: "other", name: "x" } });
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({
    ...message,
    access_key: "k",
    retries: 1,
    html: false,
  });
});

test.each([
  [200, "not json"],
  [200, ""],
  [200, "<html>thanks</html>"],
  [201, "{}"],
  [202, ""],
  [204, undefined],
])("is content with %d %j", async (code, body) => {
  status(code, body);
  await expect(send()).resolves.toBeUndefined();
});

test.each([400, 401, 403, 404, 413, 422, 429, 500, 502, 503, 504])("fails for %d", async (code) => {
  status(code, '{"ok":true}');
  await expect(send()).rejects.toThrow(`status ${code}`);
  expect(received).toHaveLength(1);
});

test("follows a redirect to a thank-you page", async () => {
  respond = (response) => {
    const again = response.req.url === "/thanks";
    response.writeHead(again ? 200 : 302, { Location: "/thanks" }).end();
  };
  await expect(send()).resolves.toBeUndefined();
});

test("does not wait for the body of the answer, and ends its transfer", async () => {
  let closed: Promise<unknown> = Promise.resolve();
  respond = (response) => {
    closed = new Promise((resolve) => response.once("close", resolve));
    response.writeHead(200).write("endless ");
  };
  await expect(send()).resolves.toBeUndefined();
  await closed;
});

test("fails when the connection is refused or cut", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as { port: number };
  await new Promise((done) => closed.close(done));
  await expect(send({ endpoint: `http://127.0.0.1:${port}` })).rejects.toMatchObject({
    name: "TypeError",
  });
  respond = (response) => response.destroy();
  await expect(send()).rejects.toMatchObject({ name: "TypeError" });
});

test("gives up when there is no answer in time, and ends the request", async () => {
  let closed: Promise<unknown> = Promise.resolve();
  respond = (response) => {
    closed = new Promise((resolve) => response.once("close", resolve));
  };
  await expect(send({ timeoutMs: 60 })).rejects.toThrow("No answer in 60 ms.");
  await closed;
});

test("gives up after 15 seconds, also with a fetch that does not heed its signal", async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
  const sending = send().catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(14_999);
  await expect(Promise.race([sending, "still waiting"])).resolves.toBe("still waiting");
  await jest.advanceTimersByTimeAsync(1);
  await expect(sending).resolves.toBe("No answer in 15000 ms.");
  jest.useRealTimers();
});

test("leaves no timer behind", async () => {
  jest.useFakeTimers();
  for (const outcome of [Promise.resolve(new Response()), Promise.reject(new Error("no"))]) {
    jest.spyOn(globalThis, "fetch").mockReturnValueOnce(outcome);
    await send().catch(() => {});
  }
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test("stops when its caller does", async () => {
  respond = () => {};
  const caller = new AbortController();
  const sending = send({ signal: caller.signal });
  caller.abort(new Error("left the page"));
  await expect(sending).rejects.toThrow("left the page");
  const request = jest.spyOn(globalThis, "fetch");
  await expect(send({ signal: caller.signal })).rejects.toThrow("left the page");
  expect(request).not.toHaveBeenCalled();
});

test("rejects, instead of throwing, where fetch throws or does not exist", async () => {
  const request = jest.spyOn(globalThis, "fetch");
  request.mockImplementation(() => {
    throw new Error("extension");
  });
  let sending: Promise<void> | undefined;
  expect(() => {
    sending = send();
  }).not.toThrow();
  await expect(sending).rejects.toThrow("extension");
  request.mockRestore();
  const { fetch } = globalThis;
  Reflect.deleteProperty(globalThis, "fetch");
  await expect(send()).rejects.toThrow("fetch is not defined");
  globalThis.fetch = fetch;
});

test("never reads the answer, and forgives what cannot be cancelled", async () => {
  const never = () => {
    throw new Error("read");
  };
  const reading = { json: never, text: never, blob: never, arrayBuffer: never };
  const request = jest.spyOn(globalThis, "fetch");
  const bodies = [null, undefined, {}, { cancel: never }, { cancel: () => Promise.reject(1) }];
  for (const body of [...bodies, { cancel: () => new Promise(() => {}) }]) {
    request.mockResolvedValueOnce({ ok: true, body, ...reading } as unknown as Response);
    await expect(send()).resolves.toBeUndefined();
  }
});

test.each([
  ["a", 100, true],
  ["a", 59_000, true],
  ["a", 60_000, false],
  ["é", 29_000, true],
  ["é", 30_000, false],
  ["a", 1_000_000, false],
])("asks to be kept alive only while that is allowed: %s x %d", async (text, times, keepalive) => {
  const request = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  await send({}, { ...message, message: text.repeat(times) });
  expect(request.mock.calls[0]?.[1]).toMatchObject({ keepalive });
});
