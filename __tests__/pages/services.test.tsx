/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import ServicesPage from "../../src/pages/services";
import { caseStudy, cover, page, service } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const TITLES = ["Paid Ads", "Funnels & CRO", "Email/SMS lifecycle"];
const FAMILIES = ["acquire", "convert", "convert"];

const ACME = caseStudy({
  slug: "acme",
  brand: "Acme",
  metric: "+312%",
  services: [service({ title: "Funnels & CRO" })],
});
const OTHER = caseStudy({ slug: "other", brand: "Other" });

const show = () =>
  renderPage(ServicesPage, {
    path: "/services",
    data: {
      page: page({ title: "Our Services", subtitle: "What we do." }),
      allService: {
        nodes: TITLES.map((title, index) =>
          service({
            title,
            family: FAMILIES[index],
            desc: `About ${title}`,
            points: [`${title} one`, `${title} two`],
            article: title === "Funnels & CRO" ? { label: "How we do it", path: "/blog/a" } : null,
          }),
        ),
      },
      allCaseStudy: { nodes: [OTHER, ACME] },
    },
  }).page;

test("the services page shows the services in order, each with its description and its contents", () => {
  const headings = show().getAllByRole("heading", { level: 3 });
  expect(textsOf(headings)).toEqual(TITLES);
  for (const heading of headings) {
    const title = heading.textContent;
    expect(partOf(heading).getByText(`About ${title}`)).toBeInTheDocument();
    const items = textsOf(partOf(heading).getAllByRole("listitem"));
    expect(items.slice(0, 2)).toEqual([`${title} one`, `${title} two`]);
  }
});

test("the services page shows the services in groups, and shows no group without services", () => {
  const view = show();
  for (const [name, titles] of [
    ["Find new customers", ["Paid Ads"]],
    ["Turn visits into orders", ["Funnels & CRO", "Email/SMS lifecycle"]],
  ] as const) {
    const family = within(view.getByRole("region", { name }));
    expect(family.getByRole("heading", { level: 2 })).toHaveTextContent(name);
    expect(textsOf(family.getAllByRole("heading", { level: 3 }))).toEqual(titles);
  }
  expect(view.queryByRole("region", { name: "Earn repeat orders" })).not.toBeInTheDocument();
});

test("a service shows its sample with a caption", () => {
  const picture = {
    file: { childImageSharp: cover().childImageSharp },
    alt: "A page",
    caption: "Illustration: a page.",
  };
  const { page: view } = renderPage(ServicesPage, {
    path: "/services",
    data: {
      page: page(),
      allService: { nodes: [service({ title: "SEO", picture }), service()] },
      allCaseStudy: { nodes: [] },
    },
  });
  const sample = within(view.getByRole("figure"));
  expect(sample.getByRole("img", { name: "A page" })).toBeInTheDocument();
  expect(sample.getByText("Illustration: a page.")).toBeInTheDocument();
});

test("a service links to the case studies in which the service was used, and to an article", () => {
  const heading = show().getByText("Funnels & CRO", { selector: "h3" });
  expect(linksOf(partOf(heading).getAllByRole("link"))).toEqual([
    ["+312% Acme", "/work#acme"],
    ["How we do it", "/blog/a"],
  ]);
});

test("the list of all services at the top of the services page links to every service on the page", () => {
  const view = show();
  const index = view.getByRole("navigation", { name: "All services" });
  const links = within(index).getAllByRole<HTMLAnchorElement>("link");
  expect(textsOf(links)).toEqual(TITLES);
  for (const link of links) {
    const target = document.getElementById(link.hash.slice(1));
    expect(target).toHaveTextContent(`About ${link.textContent}`);
  }
});
