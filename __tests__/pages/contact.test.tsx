/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import ContactPage from "../../src/pages/contact";
import { page, siteSettings } from "../support/content";
import { partOf, renderPage } from "../support/render-page";

const show = () =>
  renderPage(ContactPage, {
    path: "/contact",
    context: {},
    data: {
      page: page({ title: "Let's Talk", subtitle: "Just say hi." }),
      sent: page(),
      pricing: page({
        questions: [
          { question: "Who pays?", answer: "You do.", alsoOn: null },
          { question: "What happens on the call?", answer: "We look.", alsoOn: "contact" },
        ],
      }),
      settings: siteSettings({}),
    },
  }).page;

test("the contact page shows the question that the content selects for it, and what to write", () => {
  const view = show();
  const question = view.getByRole("heading", { name: "What happens on the call?" });
  expect(partOf(question).getByText("We look.")).toBeInTheDocument();
  expect(view.queryByText("Who pays?")).toBeNull();
  expect(view.getByText("A link to your store")).toBeInTheDocument();
});
