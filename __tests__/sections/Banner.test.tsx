/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Banner } from "../../src/sections/Banner";

jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });

/** Loads a page with the banner, as a browser does: inline scripts run while the HTML arrives. */
function load(text: string) {
  document.body.innerHTML = renderToStaticMarkup(<Banner text={text} link={null} />);
  const script = document.querySelector("script") as HTMLScriptElement;
  const running = document.createElement("script");
  running.text = script.text;
  script.replaceWith(running);
  return screen.getByText(text);
}

test("a closed banner stays closed on the next page, until its text is another one", () => {
  const banner = load("January is open.");
  expect(banner).toBeVisible();
  screen.getByRole("button", { name: "Close" }).click();
  expect(banner).not.toBeVisible();
  expect(load("January is open.")).not.toBeVisible();
  expect(load("February is open.")).toBeVisible();
});
