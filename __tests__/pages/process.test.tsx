/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import ProcessPage from "../../src/pages/process";
import { author, page, processStep } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

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
            planFeatures: title === "Launch" ? ["New creatives"] : null,
            needs: `Time for ${title}`,
          }),
        ),
      },
      allAuthor: { nodes: [author({ name: "Mara Ellison" }), author({ name: "Jonas Adeyemi" })] },
      allPost: {
        nodes: [
          { slug: "new", title: "New post", author: { slug: "mara-ellison" } },
          { slug: "old", title: "Old post", author: { slug: "mara-ellison" } },
        ],
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

test("all headings on the process page differ", () => {
  const headings = textsOf(show().page.getAllByRole("heading"));
  expect(new Set(headings).size).toBe(headings.length);
});

test("in a process step, each feature that depends on the plan has a link to the comparison of plans", () => {
  const view = show().page;
  const step = partOf(view.getByText("Launch", { selector: "h2" }));
  expect(linksOf(step.getAllByRole("link"))).toEqual([["New creatives", "/pricing#coverage"]]);
  const audit = partOf(view.getByText("Audit", { selector: "h2" }));
  expect(audit.queryByRole("link")).toBeNull();
});

test("a person on the process page has a link to the person's newest post", () => {
  const view = show().page;
  const links = (name: string) => partOf(view.getByText(name)).queryAllByRole("link");
  expect(linksOf(links("Mara Ellison"))).toEqual([["New post", "/blog/new"]]);
  expect(links("Jonas Adeyemi")).toEqual([]);
});
