import { field, group } from "../define";
import { callToAction, line, listOf, template } from "../fields";

/** The groups of texts in `content/site.json`, in the order of the file. */

export const frameTexts = group(
  "FrameTexts",
  "Accessible names of the parts that all pages have, and the skip link.",
  {
    skip: field("Label of the link that skips the header", "Skip to content", line(40)),
    home: field(
      "Accessible name of the logo's link; {brand} stands for the brand",
      "{brand} home",
      template(60, { brand: "the brand" }),
    ),
    main: field("Accessible name of the navigation in the header", "Main", line(40)),
    menu: field(
      "Accessible name of the menu on small screens, and of its button",
      "Menu",
      line(40),
    ),
    footer: field("Accessible name of the navigation in the footer", "Footer", line(40)),
  },
);

export const channelNames = group("ChannelNames", "Names of the direct channels.", {
  email: field("Label of the e-mail address", "E-mail", line(30)),
  whatsapp: field("Label of the WhatsApp number", "WhatsApp", line(30)),
  telegram: field("Label of the Telegram handle", "Telegram", line(30)),
});

export const shareTexts = group("ShareTexts", "Texts of the links that share a post.", {
  label: field("Accessible name of the list of share links", "Share this article", line(60)),
  link: field(
    "Accessible name of each share link; {network} stands for the name of the network",
    "Share on {network}",
    template(60, { network: "the name of the network" }),
  ),
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
  aboutPlan: field(
    "First line of the message if the visitor has clicked the button of a plan; {plan} stands for the name of the plan",
    "About the {plan} plan",
    template(80, { plan: "the name of the plan" }),
  ),
  aboutAudit: field(
    "First line of the message if the visitor has clicked a button for the free audit",
    "About the free audit",
    line(80),
  ),
  aboutAnything: field(
    "Line above the form on the contact page if the visitor has clicked neither the button of a plan nor a button for the free audit",
    "A short note is enough",
    line(80),
  ),
  submit: field("Label of the button that sends the message", "Send message", line(40)),
  sending: field(
    "Label of the send button while the message is being sent",
    "Sending...",
    line(40),
  ),
  success: field("Notification that the message was sent", "Message sent.", line(160)),
  error: field("Notification that the message could not be sent", "Failed to send.", line(160)),
  another: field(
    "Label of the button that shows an empty form after the visitor has sent a message",
    "Write another message",
    line(40),
  ),
});

export const contactGuide = group(
  "ContactGuide",
  "Texts beside the contact form: what happens after the visitor has sent a message, and what to prepare for the call.",
  {
    title: field(
      "Heading above the steps that follow after the visitor has sent a message",
      "What happens next",
      line(60),
    ),
    steps: field(
      "Steps that follow after the visitor has sent a message, in order",
      ["We read it.", "You get a time.", "Fifteen minutes, and one answer."],
      listOf(line(160), "step"),
    ),
    prepareTitle: field(
      "Heading above the list of things that the visitor prepares for the call",
      "Good to have at hand",
      line(60),
    ),
    prepare: field(
      "Things that the visitor prepares for the call",
      ["A link to your store"],
      listOf(line(120), "thing"),
    ),
    next: field(
      "Text that says what happens after the visitor has sent the message",
      "Next, you get a time for the call by e-mail.",
      line(160),
    ),
    privacy: field(
      "Label of the link to the privacy page",
      "What happens to your message",
      line(60),
    ),
  },
);

export const peopleTexts = group("PeopleTexts", "Texts above the list of the agency's people.", {
  title: field(
    "Heading above the list of the agency's people",
    "The people who run the accounts",
    line(80),
  ),
});

export const privacyTexts = group("PrivacyTexts", "Texts of the privacy page.", {
  label: field("Label of the link to the privacy page in the footer", "Privacy", line(40)),
  formTitle: field("Heading above the texts about the contact form", "The contact form", line(80)),
  form: field(
    "Text about the data that the contact form collects, and the purpose of the data",
    "Your name and your message.",
    line(400),
  ),
  inbox: field(
    "Text that says who receives a message if no external form service is configured",
    "It goes to our own server.",
    line(300),
  ),
  provider: field(
    "Text that says who receives a message if an external form service is configured; {host} stands for the host name of the service",
    "It goes to {host}.",
    template(300, { host: "the host name of the form service" }),
  ),
  browserTitle: field(
    "Heading above the list of data that the browser stores",
    "What your browser keeps",
    line(80),
  ),
  browser: field(
    "Data that the browser stores, each entry with the time for which the data is stored",
    ["A message that was not sent yet"],
    listOf(line(240), "thing"),
  ),
  measurementTitle: field(
    "Heading above the text about the counting of clicks",
    "What we count",
    line(80),
  ),
  counted: field(
    "Text about the counting of clicks if the site can count clicks",
    "Clicks, after a yes.",
    line(400),
  ),
  notCounted: field(
    "Text about the counting of clicks if the site counts nothing",
    "Nothing.",
    line(240),
  ),
  accessibilityTitle: field(
    "Heading above the text about accessibility",
    "Accessibility",
    line(80),
  ),
  accessibility: field(
    "Text about how accessible the site is, and how to report a barrier",
    "Tell us.",
    line(400),
  ),
});

export const copyLinkTexts = group(
  "CopyLinkTexts",
  "Texts of the buttons that copy the address of a page or of a heading.",
  {
    label: field("Accessible name of the button that copies an address", "Copy link", line(40)),
    copied: field("Notification that the address was copied", "Link copied", line(80)),
    failed: field(
      "Notification that the address could not be copied",
      "Please copy it yourself.",
      line(160),
    ),
  },
);

export const notificationTexts = group("NotificationTexts", "Texts that all notifications share.", {
  area: field(
    "Accessible name of the area with notifications; {hotkey} stands for the key that moves the focus to the area",
    "Notifications ({hotkey})",
    template(60, { hotkey: "the key that focuses the area" }),
  ),
  announcement: field(
    "Text that screen readers read before the text of a notification",
    "News",
    line(40),
  ),
  close: field("Accessible name of the button that closes a notification", "Close", line(40)),
});

export const backgroundTexts = group(
  "BackgroundTexts",
  "Accessible names of the button that pauses the animated background.",
  {
    pause: field("Accessible name of the button while the background is moving", "Pause", line(40)),
    resume: field(
      "Accessible name of the button while the background is paused",
      "Let it move",
      line(40),
    ),
  },
);

export const measurementTexts = group(
  "MeasurementTexts",
  "Texts of the question whether clicks may be counted.",
  {
    label: field(
      "Accessible name of the area that asks whether clicks may be counted",
      "Counting of clicks",
      line(40),
    ),
    text: field(
      "Question whether clicks may be counted, with a description of the counted data",
      "May we count which buttons and links are used?",
      line(200),
    ),
    accept: field("Label of the button that allows the counting of clicks", "Allow", line(30)),
    decline: field("Label of the button that declines the counting of clicks", "Decline", line(30)),
    granted: field(
      "Label of the button in the footer with which visitors change their choice, while the counting of clicks is allowed",
      "Counting: on",
      line(40),
    ),
    declined: field(
      "Label of the button in the footer with which visitors change their choice, while the counting of clicks is declined",
      "Counting: off",
      line(40),
    ),
  },
);

const searchGroups = group("SearchGroups", "Headings in the list of all content on the site.", {
  pages: field("Heading above the main pages, such as the services page", "Pages", line(40)),
  services: field("Heading above the services", "Services", line(40)),
  cases: field("Heading above the case studies", "Case studies", line(40)),
  categories: field("Heading above the categories of the blog", "Categories", line(40)),
  posts: field("Heading above the latest posts", "Articles", line(40)),
});

const searchKinds = group("SearchKinds", "Labels that name the kind of a search result.", {
  page: field(
    "Label of a search result that is a main page, such as the services page",
    "Page",
    line(40),
  ),
  service: field("Label of a search result that is a service", "Service", line(40)),
  case: field("Label of a search result that is a case study", "Case study", line(40)),
  post: field("Label of a search result that is a post", "Article", line(40)),
});

const QUERY = { query: "the text that is searched for" };

export const searchTexts = group("SearchTexts", "Texts of the search page.", {
  label: field(
    "Label of the search field, and of the link to the search page",
    "Search this site",
    line(60),
  ),
  placeholder: field("Example of a query in the empty search field", "email, pricing", line(40)),
  submit: field("Label of the button beside the search field", "Search", line(40)),
  results: field("Accessible name of the list of search results", "Results", line(60)),
  loading: field(
    "Text on the search page while the browser is loading the search",
    "Fetching the search...",
    line(60),
  ),
  one: field(
    "Text above the list of search results if there is only one; {query} stands for the text that is searched for",
    "1 result for {query}",
    template(80, QUERY),
  ),
  many: field(
    "Text above the list of search results if there are several; {count} stands for the number of results, {query} for the text that is searched for",
    "{count} results for {query}",
    template(80, { ...QUERY, count: "the number of results" }),
  ),
  none: field(
    "Text if there are no search results; {query} stands for the text that is searched for",
    "Nothing found for {query}.",
    template(160, QUERY),
  ),
  failed: field(
    "Text on the search page if the browser could not load the search",
    "The search could not be fetched.",
    line(160),
  ),
  retry: field("Label of the button that tries to load the search again", "Try again", line(40)),
  more: field("Label of the button that shows more search results", "Show more", line(40)),
  index: field(
    "Heading above the list of all content on the site",
    "Everything on this site",
    line(60),
  ),
  groups: field("Headings in the list of all content on the site", searchGroups),
  kinds: field("Labels that name the kind of a search result", searchKinds),
});

const coverageTexts = group("CoverageTexts", "Texts of the table of services and plans.", {
  title: field(
    "Heading of the table of services and plans",
    "Every service, plan by plan",
    line(80),
  ),
  text: field(
    "Explanation of the words in the table of services and plans",
    "Included is part of the price.",
    line(300),
  ),
  included: field("Word for a service that the price of a plan includes", "Included", line(30)),
  addOn: field(
    "Word for a service that the client can add to a plan for an extra price",
    "Can be added",
    line(30),
  ),
  quoted: field(
    "Word for a service that is priced individually on request",
    "Quoted after the call",
    line(30),
  ),
});

export const offerTexts = group(
  "OfferTexts",
  "Texts about what is free, what the first paid step adds, and which plan includes which service.",
  {
    title: field("Heading above the free offer and the first paid step", "Free first", line(80)),
    freeTitle: field("Heading above the free offer", "Free: fifteen minutes", line(60)),
    free: field(
      "Description of the free offer; this text replaces {free} in closing blocks and in answers to questions",
      "The free audit is a call of fifteen minutes.",
      line(240),
    ),
    paidTitle: field("Heading above the first paid step", "Paid: the written audit", line(60)),
    paid: field(
      "Description of what the first paid step adds to the free offer; this text replaces {paid} in closing blocks and in answers to questions",
      "The written audit is step one of every plan.",
      line(240),
    ),
    coverage: field("Texts of the table of services and plans", coverageTexts),
  },
);

const paginationTexts = group(
  "PaginationTexts",
  "Texts of a list that is split into several pages.",
  {
    label: field(
      "Accessible name of the links to the other pages of a list of posts",
      "Pages",
      line(40),
    ),
    newer: field("Label of the link to the page with newer posts", "Newer posts", line(40)),
    older: field("Label of the link to the page with older posts", "Older posts", line(40)),
    position: field(
      "Text between the links to newer and older posts; {page} stands for the number of the current page, {pages} for the number of pages",
      "Page {page} of {pages}",
      template(40, { page: "the number of this page", pages: "the number of pages" }),
    ),
    suffix: field(
      "Title and description of every page of the list except the first page; {text} stands for the title or description of the first page, {page} for the number of the page",
      "{text} (page {page})",
      template(40, { text: "the title or description", page: "the number of this page" }),
    ),
  },
);

const articleTexts = group("ArticleTexts", "Accessible names of parts of a post's text.", {
  headingLink: field(
    "Accessible name of the link beside a heading; {heading} stands for the text of the heading",
    "Link to: {heading}",
    template(60, { heading: "the heading" }),
  ),
  table: field("Accessible name of the area in which a wide table scrolls", "Table", line(40)),
  code: field("Accessible name of the area in which wide code scrolls", "Code", line(40)),
});

const CATEGORY = { category: "the name of the category" };
const DATE = { date: "the date" };

export const blogTexts = group("BlogTexts", "Texts that the pages of the blog share.", {
  all: field("Label of the filter that shows all posts", "All", line(30)),
  categories: field("Accessible name of the list of category filters", "Blog categories", line(40)),
  categoryTitle: field(
    "Title of a category's page in the browser tab; {category} stands for the name of the category",
    "{category} articles",
    template(60, CATEGORY),
  ),
  posts: field("Accessible name of the list of posts", "Posts", line(40)),
  tags: field("Accessible name of a post's list of tags", "Tags", line(40)),
  pagination: field("Texts of a list that is split into several pages", paginationTexts),
  readMore: field("Label of the link on the card of a post", "Read more", line(30)),
  breadcrumb: field(
    "Accessible name of the breadcrumb links above a post's title",
    "Breadcrumb",
    line(40),
  ),
  back: field("Label of the link from a post to the blog", "Back to blog", line(30)),
  readingTime: field(
    "Reading time of a post; {minutes} stands for the number of minutes",
    "{minutes} min read",
    template(30, { minutes: "the number of minutes" }),
  ),
  updated: field(
    "Text beside a post's date if the post was changed on a later day; {date} stands for that day",
    "Updated {date}",
    template(40, DATE),
  ),
  contentsTitle: field("Heading above a post's table of contents", "In this article", line(40)),
  article: field("Accessible names of parts of a post's text", articleTexts),
  author: field(
    "Accessible name of the section about a post's author",
    "About the author",
    line(40),
  ),
  emptyTitle: field("Heading of a category without posts", "No posts found", line(60)),
  emptyText: field(
    "Text of a category without posts; {category} stands for the name of the category",
    "No posts in {category}.",
    template(160, CATEGORY),
  ),
  newestTitle: field(
    "Heading above the newest posts on the page of a category without posts",
    "Latest articles",
    line(60),
  ),
  relatedTitle: field(
    "Heading above the list of other posts at the end of a post",
    "Related articles",
    line(60),
  ),
  draft: field(
    "Notice above a draft; only previews show drafts",
    "Draft: only previews show this page.",
    line(120),
  ),
  scheduled: field(
    "Notice above a scheduled post; {date} stands for the date of its publication",
    "Scheduled for {date} (UTC).",
    template(120, DATE),
  ),
  moved: field(
    "Title of the page that redirects from an alias",
    "This article has moved",
    line(80),
  ),
  callToAction: field("Closing block at the end of every post", callToAction),
});

const familyTexts = group("FamilyTexts", "Headings of the four groups of services.", {
  acquire: field("Heading above services that bring visitors", "Acquire", line(40)),
  convert: field("Heading above services that turn visitors into customers", "Convert", line(40)),
  keep: field("Heading above services that bring customers back", "Keep", line(40)),
  run: field("Heading above services that support the other services", "Run", line(40)),
});

export const labels = group(
  "Labels",
  "Short texts that accompany services, case studies, plans and process steps.",
  {
    rise: field(
      "Caption of the drawing of an increase such as +312%; {after} stands for the value at the end if the value at the start is 100",
      "As an index: from 100 to {after}",
      template(80, { after: "the value at the end" }),
    ),
    fall: field(
      "Caption of the drawing of a decrease such as -41%; {after} stands for the value at the end if the value at the start is 100",
      "{after} where there were 100",
      template(80, { after: "the value at the end" }),
    ),
    ratio: field(
      "Caption of the drawing of a multiple such as 3.4x; {after} stands for the number before the x",
      "1 out, {after} back",
      template(80, { after: "the number before the x" }),
    ),
    outcomes: field("Label above the results of a process step", "You get", line(40)),
    byPlan: field(
      "Label before the features of a process step that depend on the plan",
      "By plan:",
      line(40),
    ),
    needs: field(
      "Label of the things that the client provides for a process step",
      "We need from you:",
      line(40),
    ),
    partOfCase: field(
      "Label before the services that the client of a case study received",
      "Part of it:",
      line(40),
    ),
    seenIn: field("Label before the case studies to which a service belongs", "Seen in", line(40)),
    results: field(
      "Accessible name of the list of case studies' results on the home page",
      "Results in short",
      line(40),
    ),
    services: field(
      "Accessible name of the list of links to all services",
      "All services",
      line(40),
    ),
    families: field("Headings of the groups of services on the services page", familyTexts),
  },
);
