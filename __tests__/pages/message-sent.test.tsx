/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import MessageSentPage from "../../src/pages/contact/sent";
import { page } from "../support/content";
import { linksOf, renderPage } from "../support/render-page";

const callToAction = {
  title: "Meanwhile",
  text: "Read.",
  label: "Read the blog",
  path: "/blog",
  about: null,
};

const show = (call: typeof callToAction | null) =>
  renderPage(MessageSentPage, {
    path: "/contact/sent",
    data: {
      page: page({ title: "Message sent", subtitle: "Thank you.", callToAction: call }),
    },
  }).page;

test("the confirmation page confirms the message, and links to the blog", () => {
  const view = show(callToAction);
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("Message sent");
  expect(view.getByText("Thank you.")).toBeInTheDocument();
  expect(view.getByText("Meanwhile", { selector: "h2" })).toBeInTheDocument();
  expect(linksOf(view.getAllByRole("link"))).toEqual([["Read the blog", "/blog"]]);
});

test("the confirmation page has no call to action if the content contains none", () => {
  expect(show(null).queryByRole("link")).toBeNull();
});
