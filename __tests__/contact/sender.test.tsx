/** @jest-environment jsdom */
import { onlineManager, useMutation } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { contactMutation } from "../../src/contact/sender";
import { createQueryClient } from "../../src/data/query-client";

const message = { name: "Ana", email: "ana@brand.example", message: "Hello" };
const request = jest.fn();

beforeEach(() => {
  request.mockReset();
  globalThis.fetch = request;
});
afterEach(() => onlineManager.setOnline(true));

function renderMutation() {
  const client = createQueryClient();
  const options = contactMutation({ endpoint: "/api/contact", extra: { key: "k" } });
  const { result, unmount } = renderHook(() => useMutation(options, client));
  const sendAndGet = async (status: typeof result.current.status) => {
    act(() => result.current.mutate(message));
    await waitFor(() => expect(result.current.status).toBe(status));
  };
  return { client, unmount, sendAndGet };
}

test("sends the message without any provider around it", async () => {
  request.mockResolvedValue({ ok: true, status: 200, body: null });
  const { sendAndGet } = renderMutation();
  await sendAndGet("success");
  const [endpoint, { body }] = request.mock.calls[0];
  expect(endpoint).toBe("/api/contact");
  expect(JSON.parse(body)).toEqual({ ...message, key: "k" });
});

test("fails once, and can be tried again", async () => {
  request.mockResolvedValueOnce({ ok: false, status: 500, body: null });
  request.mockResolvedValueOnce({ ok: true, status: 200, body: null });
  const { sendAndGet } = renderMutation();
  await sendAndGet("error");
  expect(request).toHaveBeenCalledTimes(1);
  await sendAndGet("success");
  expect(request).toHaveBeenCalledTimes(2);
});

test("fails at once without a network, and never sends later by itself", async () => {
  onlineManager.setOnline(false);
  request.mockRejectedValue(new TypeError("no network"));
  const { client, sendAndGet } = renderMutation();
  await sendAndGet("error");
  onlineManager.setOnline(true);
  await act(() => client.resumePausedMutations());
  expect(request).toHaveBeenCalledTimes(1);
});

test("keeps nothing the visitor wrote once the form is gone", async () => {
  request.mockResolvedValue({ ok: true, status: 200, body: null });
  const { client, sendAndGet, unmount } = renderMutation();
  await sendAndGet("success");
  expect(client.getMutationCache().getAll()).toHaveLength(1);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(client.getMutationCache().getAll()).toHaveLength(0);
});
