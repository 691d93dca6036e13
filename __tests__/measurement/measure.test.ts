/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { lastClick } from "../../src/lib/last-click";
import { startCounting } from "../../src/measurement/measure";
import { report } from "../../src/measurement/report";
import { sendEvent } from "../../src/measurement/send-event";

jest.mock("../../src/measurement/send-event", () => ({ sendEvent: jest.fn() }));

const sent = jest.mocked(sendEvent);
const events = () => sent.mock.calls.map(([{ event, detail }]) => [event, detail]);
const mail = () => document.querySelector("a") as HTMLElement;
const endings: (() => void)[] = [];

const start = (missed = false) => {
  const end = startCounting(missed);
  endings.push(end);
  return end;
};

beforeEach(() => {
  jest.useFakeTimers();
  sent.mockReset();
  document.body.innerHTML =
    '<a href="mailto:a@b.example" data-event="channel email">Mail</a><p>Text</p>';
  // jsdom cannot open a mail program, so this listener cancels each click on the link.
  mail().addEventListener("click", (event) => event.preventDefault());
  lastClick.event = undefined;
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  jest.useRealTimers();
});

describe("clicks", () => {
  test("a click is counted even if another event listener stops the propagation of the event", () => {
    start();
    mail().addEventListener("click", (event) => event.stopImmediatePropagation());
    fireEvent.click(mail());
    fireEvent.click(document.querySelector("p") as HTMLElement);
    expect(events()).toEqual([["channel", "email"]]);
  });

  test("clicks with the middle button are counted, but clicks with the right button are not counted", () => {
    start();
    fireEvent(mail(), new MouseEvent("auxclick", { button: 1, bubbles: true }));
    fireEvent(mail(), new MouseEvent("auxclick", { button: 2, bubbles: true }));
    expect(events()).toEqual([["channel", "email"]]);
  });

  test("after the visitor has withdrawn the consent, clicks and other events are not counted", () => {
    start()();
    fireEvent.click(mail());
    report({ event: "message" });
    expect(events()).toEqual([]);
  });
});

describe("a click before the scripts have loaded", () => {
  const clickOn = (target: Element) => {
    lastClick.event = Object.defineProperty(new MouseEvent("click"), "target", { value: target });
  };

  test("a click before the scripts were loaded is counted if the visitor consented on an earlier visit", () => {
    clickOn(mail());
    start(true);
    expect(events()).toEqual([["channel", "email"]]);
  });

  test("a click before the scripts were loaded is not counted if the visitor consents later", () => {
    clickOn(mail());
    start(false);
    expect(events()).toEqual([]);
  });
});

describe("a search", () => {
  const found = (detail?: number) => report({ event: "search", detail });

  test("a search is counted when the results are unchanged for two seconds", () => {
    start();
    for (const count of [40, 12, 3]) {
      found(count);
      jest.advanceTimersByTime(1_900);
    }
    expect(events()).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(events()).toEqual([["search", 3]]);
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test("if the visitor clicks a link after a search, the search is counted before the click", () => {
    start();
    found(0);
    fireEvent.click(mail());
    expect(sent.mock.calls).toEqual([
      [{ event: "search", detail: 0 }, location.pathname],
      [{ event: "channel", detail: "email" }],
    ]);
  });

  test("a search is counted when the visitor leaves the page", () => {
    start();
    found(7);
    dispatchEvent(new Event("pagehide"));
    expect(events()).toEqual([["search", 7]]);
  });

  test("a search is not counted if the visitor deletes the query", () => {
    start();
    found(7);
    found(undefined);
    jest.advanceTimersByTime(60_000);
    expect(events()).toEqual([]);
  });
});

test("events of the time before the visitor's consent are never counted", () => {
  report({ event: "message" });
  start();
  expect(events()).toEqual([]);
  report({ event: "message" });
  expect(events()).toEqual([["message", undefined]]);
});
