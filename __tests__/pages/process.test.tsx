/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import ProcessPage from "../../src/pages/process";
import { page, processStep, siteSettings } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const TITLES = ["Audit", "Strategy", "Launch", "Scale"];

const show = () =>
  renderPage(ProcessPage, {
    path: "/process",
    data: {
      page: page({ title: "How We Work", subtitle: "Four steps." }),
      settings: siteSettings(),
      allProcessStep: {
        nodes: TITLES.map((title, index) =>
          processStep({
            step: index + 1,
            title,
            desc: `About ${title}`,
            outcomes: [`First of ${title}`, `Second of ${title}`],
            needs: `Time for ${title}`,
          }),
        ),
      },
    },
  });

test("the page has its title and subtitle", () => {
  const view = show().page;
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("How We Work");
  expect(view.getByText("Four steps.")).toBeInTheDocument();
});

test("the steps come in order, each with its number", () => {
  const headings = show().page.getAllByRole("heading", { level: 2 }).slice(0, TITLES.length);
  expect(textsOf(headings)).toEqual(TITLES);
  expect(headings.map((heading) => partOf(heading).getByText(/^\d+$/).textContent)).toEqual([
    "01",
    "02",
    "03",
    "04",
  ]);
});

test.each(TITLES)("%s says what happens, what comes of it and what it needs", (title) => {
  const step = partOf(show().page.getByText(title, { selector: "h2" }));
  expect(step.getByText(`About ${title}`)).toBeInTheDocument();
  expect(step.getByRole("heading", { level: 3 })).toHaveTextContent("You get");
  expect(textsOf(step.getAllByRole("listitem"))).toEqual(
    expect.arrayContaining([`First of ${title}`, `Second of ${title}`]),
  );
  expect(step.getByText("We need from you:").parentElement).toHaveTextContent(
    `We need from you: Time for ${title}`,
  );
});

test("the closing block leads on", () => {
  const block = partOf(show().page.getByText("Want this done for you?", { selector: "h2" }));
  expect(block.getByText("Tell us where you are stuck.")).toBeInTheDocument();
  expect(linksOf(block.getAllByRole("link"))).toEqual([["Book intro call", "/contact"]]);
});
