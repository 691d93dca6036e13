/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import PrivacyPage from "../../src/pages/privacy";
import { PrivacyNotice } from "../../src/sections/PrivacyNotice";
import { page, siteSettings } from "../support/content";
import { renderPage, textsOf } from "../support/render-page";

test("the privacy page has sections on the contact form, browser data and the counting of clicks", () => {
  const view = renderPage(PrivacyPage, {
    path: "/privacy",
    data: { page: page({ title: "Privacy" }), settings: siteSettings() },
  }).page;
  expect(textsOf(view.getAllByRole("heading"))).toEqual([
    "Privacy",
    "The contact form",
    "What your browser keeps",
    "What we count",
    "Accessibility",
  ]);
  expect(view.getByText(/It goes to our own server\./)).toBeInTheDocument();
  expect(view.getByText("Nothing.")).toBeInTheDocument();
});

test("the privacy page names the form provider as the recipient of messages if a form provider is configured", () => {
  render(<PrivacyNotice settings={siteSettings()} endpoint="https://forms.example/f/1" />);
  expect(screen.getByText(/It goes to forms\.example\./)).toBeInTheDocument();
  expect(screen.queryByText(/our own server/)).toBeNull();
});
