/** @jest-environment jsdom */
import { sendOnce } from "../../src/client/send-once";

let time = 0;

/** Whether the browser would post the form. */
function submit(method: string): boolean {
  document.body.innerHTML = `<form method="${method}"></form>`;
  const event = new Event("submit", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: time });
  return document.forms[0]?.dispatchEvent(event) ?? false;
}

beforeAll(sendOnce);
beforeEach(() => {
  time += 100_000;
});

test("a second click sends nothing, until the browser has had its time", () => {
  expect(submit("post")).toBe(true);
  time += 200;
  expect(submit("post")).toBe(false);
  time += 14_000;
  expect(submit("post")).toBe(false);
  time += 1_000;
  expect(submit("post")).toBe(true);
});

test("whoever comes back may send again at once", () => {
  expect(submit("post")).toBe(true);
  dispatchEvent(new Event("pageshow"));
  time += 200;
  expect(submit("post")).toBe(true);
});

test("a search may be sent as often as one likes", () => {
  expect(submit("get")).toBe(true);
  expect(submit("get")).toBe(true);
});
