export interface PageFacts {
  path: string;
  /** Title of the tab, without the brand. */
  title: string;
  heading: string;
  /** Whether the page has `noindex`, and therefore no canonical URL. */
  hidden?: true;
}

export const POSTS = [
  {
    slug: "email-marketing-automation-sequences",
    title: "Email Automation Sequences: Timing, Consent, and Holdouts",
    metaTitle: "Email Automation Sequences: 8 Flows With Timing",
    category: "Email Marketing",
    author: "Priya Raman",
  },
  {
    slug: "tiktok-shop-marketing-guide-2025",
    title: "TikTok Shop Marketing: A Guide for DTC Brands",
    metaTitle: "TikTok Shop Marketing: Fees and GMV Max Targets",
    category: "Social Commerce",
    author: "Jonas Adeyemi",
  },
  {
    slug: "facebook-ads-ecommerce-guide-2025",
    title: "Facebook Ads for E-commerce: A Working Guide",
    metaTitle: "Facebook Ads for E-commerce: Setup, Budgets, Tests",
    category: "Paid Advertising",
    author: "Mara Ellison",
  },
] as const;

export const CATEGORIES = [
  ["Paid Advertising", "paid-advertising"],
  ["Social Commerce", "social-commerce"],
  ["Email Marketing", "email-marketing"],
  ["SEO & Content", "seo-content"],
  ["Analytics & Tracking", "analytics-tracking"],
  ["Conversion Optimization", "conversion-optimization"],
] as const;

export const PAGES: PageFacts[] = [
  {
    path: "/",
    title: "Performance marketing agency for DTC brands",
    heading: "Performance marketing that actually works",
  },
  {
    path: "/services",
    title: "Paid ads, creative, CRO, and tracking for DTC brands",
    heading: "Our Services",
  },
  {
    path: "/work",
    title: "Case studies: +312% revenue, -41% CPA, 3.4x ROAS",
    heading: "Case Studies",
  },
  {
    path: "/process",
    title: "How our agency works: audit, setup, test, scale",
    heading: "How We Work",
  },
  {
    path: "/pricing",
    title: "DTC marketing agency pricing: $1k and $3.5k a month",
    heading: "Transparent Pricing",
  },
  { path: "/contact", title: "Contact: book a 15-min intro call", heading: "Let's Talk" },
  { path: "/privacy", title: "Privacy: the form, your browser, analytics", heading: "Privacy" },
  { path: "/contact/sent", title: "Message sent", heading: "Thank you", hidden: true },
  { path: "/blog", title: "DTC marketing guides: Meta ads, TikTok Shop, email", heading: "Blog" },
  ...CATEGORIES.map(([name, slug]) => ({
    path: `/blog/category/${slug}`,
    title: `${name} articles`,
    heading: name,
  })),
  ...POSTS.map(({ slug, metaTitle, title }) => ({
    path: `/blog/${slug}`,
    title: metaTitle,
    heading: title,
  })),
];

export const PATHS = PAGES.map(({ path }) => path);
