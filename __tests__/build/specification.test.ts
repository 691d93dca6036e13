import { forEvery } from "../support/for-every";
import { attr, linksNamed, mainOf, one, textOf, texts } from "../support/html";
import { fixtureSite } from "../support/sites";
import { NAVIGATION, SERVICES } from "../support/specification";

/**
 * The texts, prices and numbers of docs/specification.md, on the fixture site: each value of the content
 * appears where the specification wants it. No test reads the values in `content/`, so their owner
 * can change them.
 */
const site = fixtureSite();
const home = site.page("/");
const main = mainOf(home);
const SUBPAGES = site.routes.filter((route) => route !== "/");

test.each([
  ["/services", "Our Services"],
  ["/work", "Case Studies"],
  ["/process", "How We Work"],
  ["/pricing", "Transparent Pricing"],
  ["/contact", "Let's Talk"],
  ["/404", "404 Page Not Found"],
])("the page %s has the heading '%s'", (route, title) => {
  expect(texts(site.page(route), "h1")).toEqual([title]);
});

test("the subtitle of the contact page is 'Book a 15-min intro call or just say hi.'", () => {
  expect(texts(mainOf(site.page("/contact")), "h1 + p")).toEqual([
    "Book a 15-min intro call or just say hi.",
  ]);
});

test("every page has a header with the logo, the six navigation links and the button 'Get started'", () => {
  forEvery(site.routes, (route) => {
    const header = one(site.page(route), "#gatsby-focus-wrapper > header");
    expect(attr(one(header, 'a[aria-label$=" home"]'), "href")).toBe("/");
    const nav = one(header, 'nav[aria-label="Main"]');
    expect(nav.querySelectorAll("a").map((link) => [textOf(link), attr(link, "href")])).toEqual(
      NAVIGATION,
    );
    expect(linksNamed(header, "Get started")).toEqual(["/contact"]);
  });
});

test("the mobile menu is a disclosure named 'Menu' with the six navigation links", () => {
  const menu = one(home, "header details");
  expect(textOf(one(menu, "summary"))).toBe("Menu");
  const six = NAVIGATION.map(([label]) => label);
  expect(texts(menu, "nav a")).toEqual(six);
  expect(texts(menu, "a").slice(0, 7)).toEqual([...six, "Search"]);
});

test("the headline of the home page is the tagline", () => {
  expect(texts(home, "h1")).toEqual(["Performance marketing that actually works"]);
});

test("a badge on the home page says that the agency is available", () => {
  expect(texts(main, "p")).toContain("Available for new projects");
});

test("'Book intro call' links to /contact, and 'View work' links to the case studies on the home page", () => {
  expect(linksNamed(main, "Book intro call")).toEqual(["/contact"]);
  expect(linksNamed(main, "View work")).toEqual(["#work"]);
  expect(one(main, "#work").querySelectorAll("li h3").length).toBeGreaterThanOrEqual(3);
});

test("the home page has the sections hero, services, work, process, pricing and contact in this order", () => {
  const ids = main.querySelectorAll("section").map((section) => attr(section, "id"));
  expect(ids).toEqual(["", "services", "work", "process", "pricing", "contact"]);
  expect(one(main, "#contact").querySelectorAll("form")).toHaveLength(1);
});

test("the home page shows all eleven services", () => {
  expect(texts(one(main, "#services"), "h3")).toEqual(expect.arrayContaining(SERVICES));
});

test("the services page shows all eleven services", () => {
  expect(texts(mainOf(site.page("/services")), "h3")).toEqual(expect.arrayContaining(SERVICES));
});

const CASES = [
  ["Gummies brand, TH", "+312%", "MoM revenue in 45 days"],
  ["Wellness app, SEA", "-41%", "CPA"],
  ["Skincare D2C brand, EU", "3.4x", "ROAS"],
];

test.each(CASES)(
  "the home page shows the case study '%s' with the metric %s and the explanation '%s'",
  (brand, metric, sub) => {
    const card = one(main, "#work")
      .querySelectorAll("li")
      .find((item) => textOf(item.querySelector("h3")) === brand);
    expect(texts(card ?? main, "p")).toEqual([metric, sub]);
  },
);

test.each(CASES)(
  "the page /work shows the case study '%s' with the metric %s and the explanation '%s'",
  (brand, metric, sub) => {
    const article = mainOf(site.page("/work"))
      .querySelectorAll("article")
      .find((study) => texts(study, "h2").includes(`${brand}: ${metric}`));
    expect(texts(article ?? main, "p").slice(0, 2)).toEqual([metric, sub]);
  },
);

const STEPS = ["Discovery & Audit", "Strategy & Setup", "Launch & Test", "Scale & Optimize"];

test("the home page and /process show the four process steps in order", () => {
  expect(texts(one(main, "#process"), "ol > li > h3")).toEqual(STEPS);
  expect(texts(mainOf(site.page("/process")), "ol h2")).toEqual(STEPS);
});

const PLANS = [
  ["Starter", "$1k/mo", false],
  ["Growth", "$3.5k/mo", true],
  ["Partner", "% + base", false],
] as const;

const plansOn = (route: string) =>
  mainOf(site.page(route))
    .querySelectorAll("li")
    .filter((item) => item.querySelector("h2, h3") && item.querySelector("ul"));

test.each(PLANS)(
  "the plan %s costs %s on the home page and on /pricing",
  (name, price, featured) => {
    for (const route of ["/", "/pricing"]) {
      const plan = plansOn(route).find((item) => textOf(item.querySelector("h2, h3")) === name);
      expect(texts(plan ?? main, "p").includes(price)).toBe(true);
      expect(texts(plan ?? main, "p").includes("Most popular")).toBe(featured);
      expect(plan?.querySelectorAll("a").map((link) => attr(link, "href"))).toEqual(["/contact"]);
    }
  },
);

test("the copyright line in the footer of the home page has the year 2025", () => {
  expect(textOf(one(home, "footer small"))).toContain("© 2025");
});

test("the copyright line in the footer of every subpage has the year 2024", () => {
  forEvery(SUBPAGES, (route) => {
    const copyright = textOf(one(site.page(route), "footer small"));
    expect(copyright).toContain("© 2024");
    expect(copyright).not.toContain("2025");
  });
});

const form = one(site.page("/contact"), "form");

test("the contact form has the required fields 'Your name', 'Email' and 'Tell us about your brand'", () => {
  const fields = form.querySelectorAll("label").map((label) => {
    const field = one(form, `[id="${attr(label, "for")}"]`);
    return [textOf(label), attr(field, "name"), field.hasAttribute("required")];
  });
  expect(fields).toEqual(
    expect.arrayContaining([
      ["Your name", "name", true],
      ["Email", "email", true],
      ["Tell us about your brand", "message", true],
    ]),
  );
});

test("the email field has the type email, and the placeholder of the message asks for revenue and challenges", () => {
  expect(attr(one(form, '[name="email"]'), "type")).toBe("email");
  expect(attr(one(form, '[name="message"]'), "placeholder")).toMatch(
    /monthly revenue.*challenges/i,
  );
});

test("the blog has a selected filter 'All' and one filter for each of the six categories", () => {
  const nav = one(site.page("/blog"), 'nav[aria-label="Blog categories"]');
  const labels = texts(nav, "a").map((label) => label.replace(" (0)", ""));
  expect(labels.slice(0, 7)).toEqual([
    "All",
    "Paid Advertising",
    "Social Commerce",
    "Email Marketing",
    "SEO & Content",
    "Analytics & Tracking",
    "Conversion Optimization",
  ]);
  expect(texts(nav, '[aria-current="page"]')).toEqual(["All"]);
});

test("the link 'Get Free Audit' leads to the contact page", () => {
  expect(linksNamed(mainOf(site.page("/blog")), "Get Free Audit")).toEqual(["/contact"]);
});

const POSTS = [
  ["facebook-ads-ecommerce-guide-2025", "Paid Advertising"],
  ["tiktok-shop-marketing-guide-2025", "Social Commerce"],
  ["email-marketing-automation-sequences", "Email Marketing"],
];

test.each(POSTS)("the post %s is in the category %s, and can be shared", (slug, category) => {
  const post = mainOf(site.page(`/blog/${slug}`));
  expect(texts(post, "header nav > a")).toEqual(["Back to blog", category]);
  expect(linksNamed(post, "Get Free Marketing Audit")).toEqual(["/contact"]);
  expect(texts(post, '[aria-label="Share this article"] a')).toEqual(
    ["Facebook", "Twitter", "LinkedIn"].map((name) => `Share on ${name} (opens in a new tab)`),
  );
});
