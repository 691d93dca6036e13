/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { LateToaster } from "../../src/components/LateToaster";
import { dismiss, getSnapshot, notify } from "../../src/lib/toasts";

const TEXTS = {
  area: "Notifications ({hotkey})",
  announcement: "Notification",
  close: "Close notification",
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
const shown = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

async function tell(notice: Parameters<typeof notify>[0]) {
  act(() => void notify(notice));
  await wait(100);
}

test("there is no area before the first notification", async () => {
  const { container } = render(<LateToaster texts={TEXTS} />);
  await wait(100);
  expect(container).toBeEmptyDOMElement();
});

test("one notification at a time, for 5000 ms each", async () => {
  render(<LateToaster texts={TEXTS} />);
  await tell({ text: "First", tone: "success" });
  await tell({ text: "Second", tone: "error" });
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).toBeInTheDocument();
  expect(shown()).toEqual(["Second"]);
  await wait(4_850);
  expect(shown()).toEqual(["Second"]);
  await wait(200);
  expect(shown()).toEqual([]);
  expect(getSnapshot()).toMatchObject([{ text: "Second", open: false }]);
});

test("its button closes it", async () => {
  render(<LateToaster texts={TEXTS} />);
  await tell({ text: "Bye", tone: "success" });
  fireEvent.click(screen.getByRole("button", { name: "Close notification" }));
  expect(shown()).toEqual([]);
});

test("it is spoken, except where the page itself says it", async () => {
  render(<LateToaster texts={TEXTS} />);
  await tell({ text: "Spoken", tone: "success" });
  // Radix lets two frames pass before it speaks.
  await wait(100);
  expect(screen.getByRole("status")).toHaveTextContent("Notification Spoken");
  await tell({ text: "Seen", tone: "success", silent: true });
  expect(shown()).toEqual(["Seen"]);
  expect(screen.queryByRole("status")).toBeNull();
});

test("the focus goes back to where it came from", async () => {
  render(
    <>
      <button type="button">Copy</button>
      <LateToaster texts={TEXTS} />
    </>,
  );
  await tell({ text: "Closed by key", tone: "success" });
  const origin = screen.getByRole("button", { name: "Copy" });
  act(() => origin.focus());
  fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
  expect(screen.getByRole("list")).toHaveFocus();
  act(() => screen.getByRole("button", { name: "Close notification" }).focus());
  await wait(60_000);
  expect(shown()).toEqual(["Closed by key"]);
  fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
  expect(shown()).toEqual([]);
  expect(origin).toHaveFocus();
});

afterEach(() => {
  for (const { id } of getSnapshot()) dismiss(id);
});
