/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import MessageSentPage from "../../src/pages/contact/sent";
import { page, siteSettings } from "../support/content";
import { renderPage } from "../support/render-page";

const show = (callToAction: Queries.CallToAction | null) =>
  renderPage(MessageSentPage, {
    path: "/contact/sent",
    data: {
      page: page({ title: "Message sent", callToAction }),
      settings: siteSettings(),
    },
  }).page;

test("the confirmation page says what happens next, and leads to the guides", () => {
  const view = show({ title: "Meanwhile", text: "Read.", label: "Our guides", path: "/blog" });
  expect(view.getByText(siteSettings().contactGuide.next)).toBeInTheDocument();
  expect(view.getByRole("link", { name: "Our guides" })).toHaveAttribute("href", "/blog");
});

test("the confirmation page leads nowhere if the content names no guides", () => {
  expect(show(null).queryByRole("link")).toBeNull();
});
