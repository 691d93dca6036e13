/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import MessageSentPage from "../../src/pages/contact/sent";
import { page, post, siteSettings } from "../support/content";
import { linksOf, renderPage } from "../support/render-page";

const callToAction = {
  title: "Meanwhile",
  text: "Read.",
  label: "Read the blog",
  path: "/blog",
  about: null,
};

const show = (call: typeof callToAction | null, newest = [post()]) =>
  renderPage(MessageSentPage, {
    path: "/contact/sent",
    data: {
      page: page({ title: "Message sent", subtitle: "Thank you.", callToAction: call }),
      settings: siteSettings(),
      allPost: { nodes: newest },
    },
  }).page;

test("the confirmation page names the next steps, and links to the newest post and to the blog", () => {
  const view = show(callToAction);
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("Message sent");
  expect(view.getByText("Thank you.")).toBeInTheDocument();
  const [step = ""] = siteSettings().contactGuide.steps;
  expect(view.getByText(step)).toBeInTheDocument();
  expect(view.getByText("Meanwhile", { selector: "h2" })).toBeInTheDocument();
  const newest = post();
  expect(linksOf(view.getAllByRole("link"))).toEqual([
    [newest.title, `/blog/${newest.slug}`],
    ["Read the blog", "/blog"],
  ]);
});

test("if there are no posts, the confirmation page has only the link of its call to action", () => {
  const view = show(callToAction, []);
  expect(linksOf(view.getAllByRole("link"))).toEqual([["Read the blog", "/blog"]]);
});

test("the confirmation page has no call to action if the content contains none", () => {
  const view = show(null);
  expect(view.queryByText("Meanwhile")).toBeNull();
  expect(view.queryByRole("link")).toBeNull();
});
