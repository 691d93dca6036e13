/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import PrivacyPage from "../../src/pages/privacy";
import { PrivacyNotice } from "../../src/sections/PrivacyNotice";
import { page, siteSettings } from "../support/content";
import { renderPage, textsOf } from "../support/render-page";

test("the privacy page has the owner's statements, and sections on form, browser and counting", () => {
  const privacy = [{ title: "Responsible", text: "Acme Ltd" }];
  const view = renderPage(PrivacyPage, {
    path: "/privacy",
    data: { page: page({ title: "Privacy" }), settings: siteSettings({ privacy }) },
  }).page;
  expect(textsOf(view.getAllByRole("heading"))).toEqual([
    "Privacy",
    "Responsible",
    "The contact form",
    "What your browser keeps",
    "What we count",
    "Accessibility",
  ]);
  expect(view.getByText(/It is stored on this site’s server/)).toBeInTheDocument();
  expect(view.getByText(/^We count nothing/)).toBeInTheDocument();
});

test("the privacy page names the form provider as the recipient of messages if a form provider is configured", () => {
  render(<PrivacyNotice settings={siteSettings()} endpoint="https://forms.example/f/1" />);
  expect(screen.getByText(/goes to forms\.example,/)).toBeInTheDocument();
  expect(screen.queryByText(/this site’s server/)).toBeNull();
});

test("every page loads the owner's scripts in order, and the privacy page names their hosts", () => {
  const attributes = [{ name: "data-website-id", value: "94db" }];
  const script = { attributes: null, sends: null, loads: null };
  const scripts = [
    { ...script, src: "https://consent.example/tool.js", attributes },
    {
      ...script,
      src: "/pixel.js",
      loads: ["https://pixel.example"],
      sends: ["https://collect.example"],
    },
  ];
  const settings = siteSettings({ scripts });
  const view = renderPage(PrivacyPage, {
    path: "/privacy",
    data: { page: page(), settings },
    settings,
  });
  const loaded = Helmet.peek().scriptTags.filter(({ src }: { src?: string }) => src);
  expect(loaded).toEqual([
    { src: "https://consent.example/tool.js", defer: true, "data-website-id": "94db" },
    { src: "/pixel.js", defer: true },
  ]);
  expect(
    view.page.getByText(/^Scripts from this site, consent\.example, and pixel\.example /),
  ).toBeInTheDocument();
  expect(view.page.getByText(/They also send data to collect\.example\./)).toBeInTheDocument();
  expect(view.page.queryByText(/count nothing/)).toBeNull();
});
