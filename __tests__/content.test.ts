import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import cases from "../content/cases.json";
import categories from "../content/categories.json";
import pages from "../content/pages.json";
import plans from "../content/plans.json";
import steps from "../content/process.json";
import services from "../content/services.json";
import site from "../content/site.json";
import { SERVICES } from "./support/specification";

/**
 * The texts and numbers in content/ that the specification demands. If you change such a text on purpose,
 * change the test too. New services, case studies, plans and posts need no change of the tests.
 */

test("the home page has the tagline as its headline, and a badge that says 'Available for new projects'", () => {
  expect(site.tagline).toBe("Performance marketing that actually works");
  expect(pages.home.title).toBe(site.tagline);
  expect(site.availability).toBe("Available for new projects");
});

test.each([
  ["services", "Our Services"],
  ["work", "Case Studies"],
  ["process", "How We Work"],
  ["pricing", "Transparent Pricing"],
  ["contact", "Let's Talk"],
  ["notFound", "404 Page Not Found"],
] as const)("the page %s has the title %s", (key, title) => {
  expect(pages[key].title).toBe(title);
});

test("the contact page offers a call of 15 minutes", () => {
  expect(pages.contact.subtitle).toBe("Book a 15-min intro call or just say hi.");
});

test("the navigation has six links in the specified order, and the header has a button 'Get started'", () => {
  expect(site.navigation.map(({ label, path }) => [label, path])).toEqual([
    ["Services", "/services"],
    ["Work", "/work"],
    ["Process", "/process"],
    ["Pricing", "/pricing"],
    ["Blog", "/blog"],
    ["Contact", "/contact"],
  ]);
  expect(site.getStarted).toEqual({ label: "Get started", path: "/contact" });
});

test("the home page has buttons to the contact page and to the case studies", () => {
  expect(site.hero.primary).toEqual({ label: "Book intro call", path: "/contact" });
  expect(site.hero.secondary).toEqual({ label: "View work", path: "#work" });
});

test("the footer shows the year 2025 on the home page and 2024 on all other pages", () => {
  expect(site.footerYears).toEqual({ home: 2025, subpages: 2024 });
  expect(site.copyright).toContain("{year}");
});

test("services.json contains the eleven services of the specification", () => {
  expect(services.map(({ title }) => title)).toEqual(expect.arrayContaining(SERVICES));
});

test("cases.json contains the three case studies of the specification with their metrics", () => {
  expect(cases.map(({ brand, metric, sub }) => [brand, metric, sub])).toEqual(
    expect.arrayContaining([
      ["Gummies brand, TH", "+312%", "MoM revenue in 45 days"],
      ["Wellness app, SEA", "-41%", "CPA"],
      ["Skincare D2C brand, EU", "3.4x", "ROAS"],
    ]),
  );
});

test("process.json contains the four process steps of the specification in order", () => {
  expect(steps.map(({ step, title }) => [step, title])).toEqual([
    [1, "Discovery & Audit"],
    [2, "Strategy & Setup"],
    [3, "Launch & Test"],
    [4, "Scale & Optimize"],
  ]);
});

test("plans.json contains the three plans of the specification, and Growth has the badge 'Most popular'", () => {
  expect(plans.map(({ name, price, featured, label }) => [name, price, featured, label])).toEqual(
    expect.arrayContaining([
      ["Starter", "$1k/mo", false, undefined],
      ["Growth", "$3.5k/mo", true, "Most popular"],
      ["Partner", "% + base", false, undefined],
    ]),
  );
});

test("the contact form has the labels, the placeholder and the messages of the specification", () => {
  const { name, email, message, sending, success, error } = site.contactForm;
  expect(name.label).toBe("Your name");
  expect(email.label).toBe("Email");
  expect(message.label).toBe("Tell us about your brand");
  expect(message.placeholder).toMatch(/monthly revenue.*challenges/i);
  expect(sending).toBe("Sending...");
  expect(success).toBe("Message sent successfully! We'll get back to you soon.");
  expect(error).toBe("Failed to send message. Please try again or contact us directly.");
});

test("posts can be shared on Facebook, Twitter and LinkedIn", () => {
  expect([...site.shareNetworks].sort()).toEqual(["facebook", "linkedin", "twitter"]);
});

test("the blog has a filter for all posts and a filter for each of the six specified categories", () => {
  expect([site.blog.all, ...categories.map(({ name }) => name)]).toEqual([
    "All",
    "Paid Advertising",
    "Social Commerce",
    "Email Marketing",
    "SEO & Content",
    "Analytics & Tracking",
    "Conversion Optimization",
  ]);
});

test("the blog has the specified texts for the link on a post's card and for a category without posts", () => {
  expect(site.blog.readMore).toBe("Read more");
  expect(site.blog.emptyTitle).toBe("No posts found");
  expect(site.blog.emptyText).toBe('No blog posts found in the "{category}" category.');
});

test("the list of posts and every post end with a link to the contact page for a free audit", () => {
  expect(pages.blog.callToAction).toMatchObject({ label: "Get Free Audit", path: "/contact" });
  expect(site.blog.callToAction).toMatchObject({
    label: "Get Free Marketing Audit",
    path: "/contact",
  });
});

test("the three posts of the specification are published, each in the specified category", () => {
  const folder = path.join(__dirname, "../content/posts");
  const posts = readdirSync(folder).map((name) => {
    const text = readFileSync(path.join(folder, name, "index.md"), "utf8");
    return parse(text.split(/^---$/m)[1] ?? "");
  });
  expect(posts.map(({ slug, category, published }) => [slug, category, published])).toEqual(
    expect.arrayContaining([
      ["facebook-ads-ecommerce-guide-2025", "Paid Advertising", true],
      ["tiktok-shop-marketing-guide-2025", "Social Commerce", true],
      ["email-marketing-automation-sequences", "Email Marketing", true],
    ]),
  );
});
