/** @jest-environment jsdom */
import { PATIENCE_MS } from "../../../src/islands/contact-form/patience";
import { sendOnce } from "../../../src/islands/contact-form/send-once";

let time = 0;

/**
 * Dispatches a submit event. Returns whether the browser would then post the form, and whether
 * React's listeners were called.
 */
function submit(method: string, hydrated = false) {
  document.body.innerHTML = `<div><form method="${method}"></form></div>`;
  const onSubmit = jest.fn((event: Event) => {
    if (hydrated) event.preventDefault();
  });
  document.querySelector("div")?.addEventListener("submit", onSubmit);
  const event = new Event("submit", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: time });
  const posted = document.forms[0]?.dispatchEvent(event);
  return { posted, handled: onSubmit.mock.calls.length > 0 };
}

beforeAll(sendOnce);
beforeEach(() => {
  time += 100_000;
});

test("the boot script prevents a second submit of a form until the server had time to respond to the first", () => {
  expect(submit("post").posted).toBe(true);
  time += 200;
  expect(submit("post").posted).toBe(false);
  time += PATIENCE_MS - 201;
  expect(submit("post").posted).toBe(false);
  time += 1;
  expect(submit("post").posted).toBe(true);
});

test("if React starts between two submits of a form, the second submit is prevented, and React does not receive the event", () => {
  expect(submit("post").posted).toBe(true);
  time += 200;
  expect(submit("post", true)).toEqual({ posted: false, handled: false });
});

test("the boot script does not cancel the submit event of a form if React handles this event", () => {
  for (let times = 0; times < 2; times++) expect(submit("post", true).handled).toBe(true);
});

test("a form can be submitted again after the visitor has come back to the page", () => {
  submit("post");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  time += 200;
  expect(submit("post").posted).toBe(true);
});

test("after a form was submitted, the `pageshow` event of the first load does not let the visitor submit the form again", () => {
  submit("post");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  time += 200;
  expect(submit("post").posted).toBe(false);
});

test("the boot script never prevents a second submit of a search form", () => {
  for (let times = 0; times < 2; times++) expect(submit("get").posted).toBe(true);
});
