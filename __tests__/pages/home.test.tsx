/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import HomePage from "../../src/pages/index";
import { caseStudy, page, plan, processStep, service, siteSettings } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const teaser = (title: string, link: Queries.SiteLink | null = null) =>
  page({ teaser: { title, text: `${title} in short.`, link } });

const DATA = {
  page: page({ title: "Marketing that *actually works*", subtitle: "For brands." }),
  services: teaser("What we do"),
  work: teaser("What it did"),
  process: teaser("How it goes", { label: "Step by step", path: "/process" }),
  pricing: teaser("What it costs"),
  contact: page({ title: "Let's Talk", subtitle: "Just say hi." }),
  sent: page(),
  settings: siteSettings({
    hero: {
      primary: { label: "Book intro call", path: "/contact" },
      secondary: { label: "View work", path: "#work" },
    },
  }),
  allService: {
    nodes: ["Paid Ads", "Studio", "Funnels"].map((title) =>
      service({ title, desc: `${title} are done.` }),
    ),
  },
  cases: {
    nodes: [
      caseStudy({ slug: "gummies", brand: "Gummies", metric: "+312%", sub: "Revenue" }),
      caseStudy({
        slug: "app",
        brand: "App",
        metric: "-41%",
        sub: "CPA",
        bullets: ["Bidding"],
      }),
    ],
  },
  allProcessStep: {
    nodes: ["Audit", "Strategy", "Launch"].map((title, index) =>
      processStep({ step: index + 1, title, desc: `About ${title}` }),
    ),
  },
  allPlan: {
    nodes: [
      plan({ name: "Starter", price: "$1k/mo", cta: "Start small" }),
      plan({ name: "Growth", price: "$3.5k/mo", cta: "Grow with us", featured: true }),
    ],
  },
};

const show = (overrides: Partial<Queries.HomePageQuery> = {}) =>
  renderPage(HomePage, { path: "/", data: { ...DATA, ...overrides } }).page;
const section = (name: string) => within(screen.getByRole("region", { name }));

test("a section of the home page links to the page that the section introduces", () => {
  show();
  expect(linksOf(section("How it goes").getAllByRole("link"))).toEqual([
    ["Step by step", "/process"],
  ]);
});

test("a section of the home page shows the title and subtitle of its page where the teaser has none", () => {
  const work = { title: "Case Studies", subtitle: "Three brands." };
  const teaser = { title: "Our work", text: null, link: null };
  show({ work: page(work), pricing: page({ subtitle: "Two fixed fees.", teaser }) });
  expect(section("Case Studies").getByText("Three brands.")).toBeInTheDocument();
  expect(section("Our work").getByText("Two fixed fees.")).toBeInTheDocument();
});

test("each metric in the list of results on the home page links to its case study", () => {
  const strip = show().getByRole("list", { name: "Results in short" });
  expect(linksOf(within(strip).getAllByRole("link"))).toEqual([
    ["+312% Revenue Gummies", "/work#gummies"],
    ["-41% CPA App", "/work#app"],
  ]);
});

test("each service on the home page shows its description, and links to the same service on /services", () => {
  show();
  const services = section("What we do");
  expect(linksOf(services.getAllByRole("link"))).toEqual([
    ["Paid Ads", "/services#paid-ads"],
    ["Studio", "/services#studio"],
    ["Funnels", "/services#funnels"],
  ]);
  const headings = services.getAllByRole("heading", { level: 3 });
  expect(headings.map((heading) => partOf(heading).getByText(/are done/).textContent)).toEqual([
    "Paid Ads are done.",
    "Studio are done.",
    "Funnels are done.",
  ]);
});

test("a case study on the home page shows metric, explanation, drawing and bullets, and links to /work", () => {
  show();
  const work = section("What it did");
  expect(textsOf(work.getAllByRole("heading", { level: 3 }))).toEqual(["Gummies", "App"]);
  const app = partOf(work.getByText("App"));
  expect(app.getByText("41%")).toHaveTextContent(/^-41%$/);
  expect(app.getByText("CPA")).toBeInTheDocument();
  expect(app.getByRole("figure")).toHaveTextContent("59 after 41 of 100 saved");
  expect(textsOf(app.getAllByRole("listitem"))).toContain("Bidding");
  expect(linksOf(app.getAllByRole("link"))).toEqual([["App", "/work#app"]]);
});
