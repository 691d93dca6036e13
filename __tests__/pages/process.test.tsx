/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import ProcessPage from "../../src/pages/process";
import { page, processStep } from "../support/content";
import { partOf, renderPage, textsOf } from "../support/render-page";

const TITLES = ["Audit", "Strategy", "Launch", "Scale"];

const show = () =>
  renderPage(ProcessPage, {
    path: "/process",
    data: {
      page: page({ title: "How We Work", subtitle: "Four steps." }),
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

test("the process page shows the process steps in order, each with its number", () => {
  const headings = show().page.getAllByRole("heading", { level: 2 }).slice(0, TITLES.length);
  expect(textsOf(headings)).toEqual(TITLES);
  expect(headings.map((heading) => partOf(heading).getByText(/^\d+$/).textContent)).toEqual([
    "01",
    "02",
    "03",
    "04",
  ]);
});

test.each(TITLES)(
  "the process step %s shows its description, its outcomes and what the client has to provide",
  (title) => {
    const step = partOf(show().page.getByText(title, { selector: "h2" }));
    expect(step.getByText(`About ${title}`)).toBeInTheDocument();
    expect(step.getByText("You get")).toBeInTheDocument();
    expect(textsOf(step.getAllByRole("listitem"))).toEqual(
      expect.arrayContaining([`First of ${title}`, `Second of ${title}`]),
    );
    expect(step.getByText("We need from you:").parentElement).toHaveTextContent(
      `We need from you: Time for ${title}`,
    );
  },
);
