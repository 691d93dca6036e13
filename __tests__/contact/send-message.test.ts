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

type Options = { endpoint?: string; extra?: Parameters<typeof sendContactMessage>[2] };
const send = ({ endpoint = provider.url, extra }: Options = {}, texts = message) =>
  sendContactMessage(texts, endpoint, extra);
const status = (code: number, body?: string, headers = {}) => {
  respond = (response) => response.writeHead(code, headers).end(body);
};

test("sendContactMessage posts only the three fields of the message, as JSON", async () => {
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

test("sendContactMessage adds configured JSON keys to the message, but never replaces a field", async () => {
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
])(
  "the promise of sendContactMessage resolves after a response with status %d and the body %j",
  async (code, body) => {
    status(code, body);
    await expect(send()).resolves.toBeUndefined();
  },
);

test.each([400, 401, 403, 404, 413, 422, 429, 500, 502, 503, 504])(
  "the promise of sendContactMessage rejects after a response with status %d, without a second request",
  async (code) => {
    status(code, '{"ok":true}');
    await expect(send()).rejects.toThrow(`status ${code}`);
    expect(received).toHaveLength(1);
  },
);

test("the promise of sendContactMessage resolves after a redirect to a thank-you page", async () => {
  respond = (response) => {
    const again = response.req.url === "/thanks";
    response.writeHead(again ? 200 : 302, { Location: "/thanks" }).end();
  };
  await expect(send()).resolves.toBeUndefined();
});

test("sendContactMessage resolves when the response headers arrive, and cancels the download of the response body", async () => {
  let closed: Promise<unknown> = Promise.resolve();
  respond = (response) => {
    closed = new Promise((resolve) => response.once("close", resolve));
    response.writeHead(200).write("endless ");
  };
  await expect(send()).resolves.toBeUndefined();
  await closed;
});

test("the promise of sendContactMessage rejects if the connection is refused or closed", async () => {
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

test("after 15 seconds, the promise of sendContactMessage rejects, even if fetch ignores the abort signal", async () => {
  jest.useFakeTimers();
  const request = jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
  const sending = send().catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(14_999);
  await expect(Promise.race([sending, "still waiting"])).resolves.toBe("still waiting");
  await jest.advanceTimersByTimeAsync(1);
  await expect(sending).resolves.toBe("The server has not responded in time.");
  expect(request.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  jest.useRealTimers();
});

test("sendContactMessage clears its timer after a response and after a failed request", async () => {
  jest.useFakeTimers();
  for (const outcome of [Promise.resolve(new Response()), Promise.reject(new Error("no"))]) {
    jest.spyOn(globalThis, "fetch").mockReturnValueOnce(outcome);
    await send().catch(() => {});
  }
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test("sendContactMessage rejects its promise, and does not throw, if fetch throws or does not exist", async () => {
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

test("sendContactMessage reads no response body, and ignores errors when cancelling the transfer of the body", async () => {
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
])(
  "if the text of a message is '%s' repeated %d times, the request has keepalive: %s",
  async (text, times, keepalive) => {
    const request = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    await send({}, { ...message, message: text.repeat(times) });
    expect(request.mock.calls[0]?.[1]).toMatchObject({ keepalive });
  },
);
