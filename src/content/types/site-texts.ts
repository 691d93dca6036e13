import { field, group } from "../define";
import { callToAction, line, listOf, template, text } from "../fields";

/** The groups of texts in `content/site.json`, in the order of the file. */

export const frameTexts = group(
  "FrameTexts",
  "Accessible names of the parts that all pages have, and the skip link.",
  {
    skip: text("Label of the link that skips the header", "Skip to content", 40),
    home: template("Accessible name of the logo's link", "{brand} home", 60, {
      brand: "the brand",
    }),
    main: text("Accessible name of the navigation in the header", "Main", 40),
    menu: text("Accessible name of the menu on small screens, and of its button", "Menu", 40),
    footer: text("Accessible name of the navigation in the footer", "Footer", 40),
  },
);

export const channelNames = group("ChannelNames", "Names of the direct channels.", {
  email: text("Label of the e-mail address", "E-mail", 30),
  whatsapp: text("Label of the WhatsApp number", "WhatsApp", 30),
  telegram: text("Label of the Telegram handle", "Telegram", 30),
});

export const shareTexts = group("ShareTexts", "Texts of the links that share a post.", {
  label: text("Accessible name of the list of share links", "Share this article", 60),
  link: template("Accessible name of each share link", "Share on {network}", 60, {
    network: "the name of the network",
  }),
});

const fieldTexts = (label: string, placeholder: string) =>
  group("FieldTexts", "Label and placeholder of a form field.", {
    label: field("Label above the form field", label, line(80)),
    placeholder: field("Placeholder in the empty form field", placeholder, line(160)),
  });

export const contactFormTexts = group("ContactFormTexts", "Texts of the contact form.", {
  name: field("Texts of the field for the name", fieldTexts("Your name", "Ana Lopes")),
  email: field(
    "Texts of the field for the e-mail address",
    fieldTexts("Email", "ana@yourbrand.example"),
  ),
  message: field(
    "Texts of the field for the message",
    fieldTexts("Your brand", "Revenue and challenges"),
  ),
  aboutPlan: template(
    "First line of the message after a click on the button of a plan",
    "About the {plan} plan",
    80,
    { plan: "the name of the plan" },
  ),
  aboutAudit: text(
    "First line of the message after a click on a button for the free audit",
    "About the free audit",
    80,
  ),
  aboutAnything: text(
    "Line above the form on the contact page without a topic",
    "A short note is enough",
    80,
  ),
  submit: text("Label of the button that sends the message", "Send message", 40),
  sending: text("Label of the send button while the message is being sent", "Sending...", 40),
  success: text("Notification that the message was sent", "Message sent.", 160),
  error: text("Notification that the message could not be sent", "Failed to send.", 160),
  another: text("Label of the button that shows an empty form again", "Write another message", 40),
});

export const contactGuide = group(
  "ContactGuide",
  "Texts beside the contact form: what happens after the visitor has sent a message, and what to prepare for the call.",
  {
    title: text("Heading above the steps after a sent message", "What happens next", 60),
    steps: field(
      "Steps after a sent message, in order",
      ["We read it.", "You get a time."],
      listOf(line(160), "step"),
    ),
    prepareTitle: text(
      "Heading above the things to prepare for the call",
      "Good to have at hand",
      60,
    ),
    prepare: field(
      "Things to prepare for the call",
      ["A link to your store"],
      listOf(line(120), "thing"),
    ),
    next: text(
      "What happens after the message was sent",
      "You get a time for the call by e-mail.",
      160,
    ),
    privacy: text("Label of the link to the privacy page", "What happens to your message", 60),
  },
);

export const peopleTexts = group("PeopleTexts", "Texts above the list of the agency's people.", {
  title: text("Heading above the agency's people", "The people who run the accounts", 80),
});

export const privacyTexts = group("PrivacyTexts", "Texts of the privacy page.", {
  label: text("Label of the link to the privacy page in the footer", "Privacy", 40),
  formTitle: text("Heading above the texts about the contact form", "The contact form", 80),
  form: text(
    "Data that the contact form collects, and their purpose",
    "Your name and your message.",
    400,
  ),
  inbox: text(
    "Receiver of a message without an external form service",
    "It goes to our own server.",
    300,
  ),
  provider: template(
    "Receiver of a message with an external form service",
    "It goes to {host}.",
    300,
    { host: "the host name of the service" },
  ),
  browserTitle: text(
    "Heading above the data that the browser stores",
    "What your browser keeps",
    80,
  ),
  browserShort: text("Short answer above the data that the browser stores", "Very little.", 80),
  browser: field(
    "Data that the browser stores, and for how long",
    ["A message that was not sent yet"],
    listOf(line(240), "thing"),
  ),
  measurementTitle: text("Heading above the text about counting clicks", "What we count", 80),
  counted: text("Text about counting clicks if the site can do so", "Clicks, after a yes.", 400),
  notCounted: text("Text about counting clicks if the site counts nothing", "Nothing.", 240),
  accessibilityTitle: text("Heading above the text about accessibility", "Accessibility", 80),
  accessibility: text("How accessible the site is, and how to report a barrier", "Tell us.", 400),
});

export const copyLinkTexts = group(
  "CopyLinkTexts",
  "Texts of the buttons that copy the address of a page or of a heading.",
  {
    label: text("Accessible name of the button that copies an address", "Copy link", 40),
    copied: text("Notification that the address was copied", "Link copied", 80),
    failed: text("Notification that the address could not be copied", "Please copy it.", 160),
  },
);

export const notificationTexts = group("NotificationTexts", "Texts that all notifications share.", {
  area: template("Accessible name of the area with notifications", "Notifications ({hotkey})", 60, {
    hotkey: "the key that focuses the area",
  }),
  announcement: text("Text that screen readers read before the text of a notification", "News", 40),
  close: text("Accessible name of the button that closes a notification", "Close", 40),
});

export const backgroundTexts = group(
  "BackgroundTexts",
  "Accessible names of the button that pauses the animated background.",
  {
    pause: text("Accessible name of the button while the background is moving", "Pause", 40),
    resume: text("Accessible name of the button while the background is paused", "Let it move", 40),
  },
);

export const measurementTexts = group(
  "MeasurementTexts",
  "Texts of the question whether clicks may be counted.",
  {
    label: text(
      "Accessible name of the question whether clicks may be counted",
      "Counting of clicks",
      40,
    ),
    text: text(
      "Question whether clicks may be counted",
      "May we count which buttons and links are used?",
      200,
    ),
    accept: text("Label of the button that allows the counting of clicks", "Allow", 30),
    decline: text("Label of the button that declines the counting of clicks", "Decline", 30),
    granted: text("Label of the button in the footer if counting is allowed", "Counting: on", 40),
    declined: text(
      "Label of the button in the footer if counting is declined",
      "Counting: off",
      40,
    ),
  },
);

const searchGroups = group("SearchGroups", "Headings in the list of all content on the site.", {
  pages: text("Heading above the main pages, such as the services page", "Pages", 40),
  services: text("Heading above the services", "Services", 40),
  cases: text("Heading above the case studies", "Case studies", 40),
  categories: text("Heading above the categories of the blog", "Categories", 40),
  posts: text("Heading above the latest posts", "Articles", 40),
});

const searchKinds = group("SearchKinds", "Labels that name the kind of a search result.", {
  page: text("Label of a search result that is a main page, such as the services page", "Page", 40),
  service: text("Label of a search result that is a service", "Service", 40),
  case: text("Label of a search result that is a case study", "Case study", 40),
  post: text("Label of a search result that is a post", "Article", 40),
});

const QUERY = { query: "the text that is searched for" };

export const searchTexts = group("SearchTexts", "Texts of the search page.", {
  label: text("Label of the search field and of the link to the search", "Search this site", 60),
  placeholder: text("Example of a query in the empty search field", "email, pricing", 40),
  submit: text("Label of the button beside the search field", "Search", 40),
  results: text("Accessible name of the list of search results", "Results", 60),
  loading: text("Text while the browser loads the search", "Fetching the search...", 60),
  one: template("Text above a single search result", "1 result for {query}", 80, QUERY),
  many: template("Text above several search results", "{count} results for {query}", 80, {
    ...QUERY,
    count: "the number of results",
  }),
  none: template("Text if there are no search results", "Nothing found for {query}.", 160, QUERY),
  failed: text(
    "Text if the browser could not load the search",
    "The search could not be fetched.",
    160,
  ),
  retry: text("Label of the button that tries to load the search again", "Try again", 40),
  more: text("Label of the button that shows more search results", "Show more", 40),
  index: text("Heading above the list of all content on the site", "Everything on this site", 60),
  groups: field("Headings in the list of all content on the site", searchGroups),
  kinds: field("Labels that name the kind of a search result", searchKinds),
});

const coverageTexts = group("CoverageTexts", "Texts of the table of services and plans.", {
  title: text("Heading of the table of services and plans", "Every service, plan by plan", 80),
  text: text(
    "Explanation of the words in the table of plans",
    "Included is part of the price.",
    300,
  ),
  included: text("Word for a service that the price of a plan includes", "Included", 30),
  addOn: text("Word for a service that can be added for an extra price", "Can be added", 30),
  quoted: text("Word for a service that is priced on request", "Quoted after the call", 30),
});

export const offerTexts = group(
  "OfferTexts",
  "Texts about what is free, what the first paid step adds, and which plan includes which service.",
  {
    title: text("Heading above the free offer and the first paid step", "Free first", 80),
    freeTitle: text("Heading above the free offer", "Free: fifteen minutes", 60),
    free: text(
      "The free offer; replaces {free} in closing blocks and answers",
      "A call of fifteen minutes.",
      240,
    ),
    paidTitle: text("Heading above the first paid step", "Paid: the written audit", 60),
    paid: text(
      "What the first paid step adds; replaces {paid} in closing blocks and answers",
      "A written audit.",
      240,
    ),
    coverage: field("Texts of the table of services and plans", coverageTexts),
  },
);

const paginationTexts = group(
  "PaginationTexts",
  "Texts of a list that is split into several pages.",
  {
    label: text("Accessible name of the links to the other pages of a list of posts", "Pages", 40),
    newer: text("Label of the link to the page with newer posts", "Newer posts", 40),
    older: text("Label of the link to the page with older posts", "Older posts", 40),
    position: template(
      "Text between the links to newer and older posts",
      "Page {page} of {pages}",
      40,
      { page: "the number of this page", pages: "the number of pages" },
    ),
    suffix: template(
      "Title and description of a list from its second page on",
      "{text} (page {page})",
      40,
      { text: "the title or description of the list", page: "the number of this page" },
    ),
  },
);

const articleTexts = group("ArticleTexts", "Accessible names of parts of a post's text.", {
  table: text("Accessible name of the area in which a wide table scrolls", "Table", 40),
  code: text("Accessible name of the area in which wide code scrolls", "Code", 40),
});

const CATEGORY = { category: "the name of the category" };
const DATE = { date: "the date" };

export const blogTexts = group("BlogTexts", "Texts that the pages of the blog share.", {
  all: text("Label of the filter that shows all posts", "All", 30),
  categories: text("Accessible name of the list of category filters", "Blog categories", 40),
  categoryTitle: template(
    "Title of a category's page in the browser tab",
    "{category} articles",
    60,
    CATEGORY,
  ),
  posts: text("Accessible name of the list of posts", "Posts", 40),
  tags: text("Accessible name of a post's list of tags", "Tags", 40),
  pagination: field("Texts of a list that is split into several pages", paginationTexts),
  readMore: text("Label of the link on the card of a post", "Read more", 30),
  breadcrumb: text("Accessible name of the breadcrumbs above a post's title", "Breadcrumb", 40),
  back: text("Label of the link from a post to the blog", "Back to blog", 30),
  readingTime: template("Reading time of a post", "{minutes} min read", 30, {
    minutes: "the number of minutes",
  }),
  updated: template(
    "Text beside the date of a post that was changed later",
    "Updated {date}",
    40,
    DATE,
  ),
  contentsTitle: text("Heading above a post's table of contents", "In this article", 40),
  article: field("Accessible names of parts of a post's text", articleTexts),
  author: text("Accessible name of the section about a post's author", "About the author", 40),
  emptyTitle: text("Heading of a category without posts", "No posts found", 60),
  emptyText: template("Text of a category without posts", "No posts in {category}.", 160, CATEGORY),
  newestTitle: text(
    "Heading above the newest other posts on the page of a category",
    "More from the blog",
    60,
  ),
  relatedTitle: text("Heading above other posts at the end of a post", "Related articles", 60),
  draft: text("Notice above a draft, which only previews show", "Draft", 120),
  scheduled: template("Notice above a scheduled post", "Scheduled for {date} (UTC).", 120, DATE),
  moved: text("Title of the page that redirects from an alias", "This article has moved", 80),
  callToAction: field("Closing block at the end of every post", callToAction),
});

const familyTexts = group("FamilyTexts", "Headings of the four groups of services.", {
  acquire: text("Heading above services that bring visitors", "Acquire", 40),
  convert: text("Heading above services that turn visitors into customers", "Convert", 40),
  keep: text("Heading above services that bring customers back", "Keep", 40),
  run: text("Heading above services that support the other services", "Run", 40),
});

export const labels = group(
  "Labels",
  "Short texts that accompany services, case studies, plans and process steps.",
  {
    rise: template(
      "Caption of the drawing of an increase such as +312%, from 100 to {after}",
      "As an index: from 100 to {after}",
      80,
      { after: "the value at the end" },
    ),
    fall: template(
      "Caption of the drawing of a decrease such as -41%, from 100 to {after}",
      "{after} where there were 100",
      80,
      { after: "the value at the end" },
    ),
    ratio: template(
      "Caption of the drawing of a multiple such as 3.4x",
      "1 out, {after} back",
      80,
      { after: "the number before the x" },
    ),
    outcomes: text("Label above the results of a process step", "You get", 40),
    byPlan: text("Label before the features of a step that depend on the plan", "By plan:", 40),
    needs: text("Label of what the client provides for a process step", "We need from you:", 40),
    partOfCase: text("Label before the services in a case study", "Part of it:", 40),
    seenIn: text("Label before the case studies to which a service belongs", "Seen in", 40),
    results: text(
      "Accessible name of the list of results on the home page",
      "Results in short",
      40,
    ),
    services: text("Accessible name of the list of links to all services", "All services", 40),
    families: field("Headings of the groups of services on the services page", familyTexts),
  },
);
