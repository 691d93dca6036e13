/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import MessageSentPage from "../../src/pages/contact/sent";
import { page } from "../support/content";
import { renderPage } from "../support/render-page";

test("the confirmation page has no call to action if the content contains none", () => {
  const view = renderPage(MessageSentPage, {
    path: "/contact/sent",
    data: { page: page({ title: "Message sent" }) },
  }).page;
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("Message sent");
  expect(view.queryByRole("link")).toBeNull();
});
