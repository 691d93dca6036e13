/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { RelativeTime } from "../../src/components/RelativeTime";

const ISO = "2025-11-18T08:00:00.000Z";

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2025-11-21T12:00:00Z") });
});
afterEach(() => jest.useRealTimers());

test("the HTML of a date has the full date as text, and the ISO date in the attribute `datetime`", () => {
  document.body.innerHTML = renderToString(<RelativeTime iso={ISO} />);
  const time = screen.getByText("Nov 18, 2025");
  expect(time).toHaveAttribute("datetime", ISO);
  expect(time).toHaveAttribute("data-relative");
});

test("in the browser, a date is shown as a relative time, with the full date in the attribute `title`", () => {
  render(<RelativeTime iso={ISO} />);
  const time = screen.getByText("3 days ago");
  expect(time).toHaveAttribute("datetime", ISO);
  expect(time).toHaveAttribute("title", "Nov 18, 2025");
});

test("when the date of RelativeTime changes, the component shows the new relative time", () => {
  const { rerender } = render(<RelativeTime iso={ISO} />);
  rerender(<RelativeTime iso="2025-11-20T08:00:00.000Z" />);
  expect(screen.getByText("1 day ago")).toBeInTheDocument();
});

test("hydration reports no error if the boot script has replaced a full date with a relative time", async () => {
  const complain = jest.fn();
  const consoleError = jest.spyOn(console, "error").mockImplementation(complain);
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<RelativeTime iso={ISO} />).replace(
    ">Nov 18, 2025<",
    ">3 days ago<",
  );
  expect(container).toHaveTextContent("3 days ago");
  await act(async () => {
    hydrateRoot(container, <RelativeTime iso={ISO} />, {
      onRecoverableError: complain,
    });
  });
  expect(container).toHaveTextContent("3 days ago");
  expect(complain).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
