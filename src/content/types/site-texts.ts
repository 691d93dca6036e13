import { field, group } from "../define";
import { callToAction, line, template } from "../fields";

/** The texts in `content/site.json`, by the part of the site that shows them. */

export const frameTexts = group(
  "FrameTexts",
  "Texts around every page, most of them for screen readers.",
  {
    skip: field("Link over the header that keyboards meet first", "Skip to content", line(40)),
    home: field(
      "Name of the logo's link, with {brand} where the brand goes",
      "{brand} home",
      template(60, { brand: "where the brand goes" }),
    ),
    main: field("Name of the navigation in the header", "Main", line(40)),
    menu: field("Name of the menu of small screens, and of its button", "Menu", line(40)),
    footer: field("Name of the navigation in the footer", "Footer", line(40)),
  },
);

export const channelNames = group("ChannelNames", "What the direct channels are called.", {
  email: field("Beside the e-mail address", "E-mail", line(30)),
  whatsapp: field("Beside the WhatsApp number", "WhatsApp", line(30)),
  telegram: field("Beside the Telegram handle", "Telegram", line(30)),
});

const networkNames = group("NetworkNames", "What the networks are called.", {
  facebook: field("Of facebook", "Facebook", line(30)),
  twitter: field("Of twitter", "Twitter", line(30)),
  linkedin: field("Of linkedin", "LinkedIn", line(30)),
});

export const shareTexts = group("ShareTexts", "Texts of the links that share a post.", {
  label: field("Name of the list of links", "Share this article", line(60)),
  link: field(
    "Name of each link, with {network} where the network goes",
    "Share on {network}",
    template(60, { network: "where the network goes" }),
  ),
  names: field("What stands in place of {network}", networkNames),
});

/** @param label and placeholder, as examples */
const fieldTexts = (label: string, placeholder: string) =>
  group("FieldTexts", "Label and placeholder of a form field.", {
    label: field("Over the field", label, line(80)),
    placeholder: field("In the empty field", placeholder, line(160)),
  });

export const contactFormTexts = group("ContactFormTexts", "Every text of the contact form.", {
  name: field("Of the field for the name", fieldTexts("Your name", "Ana Lopes")),
  email: field("Of the field for the e-mail address", fieldTexts("Email", "ana@yourbrand.example")),
  message: field(
    "Of the field for the message",
    fieldTexts("Your brand", "Revenue and challenges"),
  ),
  aboutPlan: field(
    "First line of a message that a plan's button leads to, with {plan} where its name goes",
    "About the {plan} plan",
    template(80, { plan: "where the plan's name goes" }),
  ),
  aboutAudit: field("The same for the free audit", "About the free audit", line(80)),
  aboutAnything: field(
    "Over the form on the contact page, where these lines stand for who comes from such a button",
    "A short note is enough",
    line(80),
  ),
  submit: field("Label of the button", "Send message", line(40)),
  sending: field("Label of the button while the message is on its way", "Sending...", line(40)),
  success: field("After the message has arrived", "Message sent.", line(160)),
  error: field("After it has not", "Failed to send.", line(160)),
  another: field(
    "Button that brings the empty form back after a message was sent",
    "Write another message",
    line(40),
  ),
});

export const copyLinkTexts = group(
  "CopyLinkTexts",
  "Texts of what copies the address of a page or of a part of it.",
  {
    label: field("Name of the button", "Copy link", line(40)),
    copied: field("After the address was copied", "Link copied", line(80)),
    failed: field("After it was not", "Please copy it yourself.", line(160)),
  },
);

export const notificationTexts = group("NotificationTexts", "Texts around every notification.", {
  area: field(
    "Name of the area, with {hotkey} where the key that leads to it goes",
    "Notifications ({hotkey})",
    template(60, { hotkey: "which key leads there" }),
  ),
  announcement: field("What screen readers say before the text", "News", line(40)),
  close: field("Name of the button that closes it", "Close", line(40)),
});

export const backgroundTexts = group(
  "BackgroundTexts",
  "Names of the button that pauses the animated background, by what it does next.",
  {
    pause: field("While it moves", "Pause", line(40)),
    resume: field("While it does not", "Let it move", line(40)),
  },
);

export const measurementTexts = group(
  "MeasurementTexts",
  "Texts that ask whether what visitors use may be counted.",
  {
    label: field("Name of the area with the question", "Counting of clicks", line(40)),
    text: field(
      "The question, and what is counted",
      "May we count which buttons and links are used?",
      line(200),
    ),
    accept: field("Button that allows it", "Allow", line(30)),
    decline: field("Button that does not", "Decline", line(30)),
    granted: field(
      "Button in the footer that asks again, while it is allowed",
      "Counting: on",
      line(40),
    ),
    declined: field("The same while it is not allowed", "Counting: off", line(40)),
  },
);

const searchGroups = group("SearchGroups", "Headings in the list of everything.", {
  pages: field("Over the fixed pages", "Pages", line(40)),
  services: field("Over what the agency does", "Services", line(40)),
  cases: field("Over the case studies", "Case studies", line(40)),
  categories: field("Over the blog's categories", "Categories", line(40)),
  posts: field("Over the latest posts", "Articles", line(40)),
});

const searchKinds = group("SearchKinds", "Names of the kinds of results.", {
  page: field("A fixed page", "Page", line(40)),
  service: field("Something the agency does", "Service", line(40)),
  case: field("A case study", "Case study", line(40)),
  post: field("A post of the blog", "Article", line(40)),
});

const QUERY = { query: "where the search goes" };

export const searchTexts = group("SearchTexts", "Texts of the page that searches the site.", {
  label: field("Name of the field, and of the link to the page", "Search this site", line(60)),
  submit: field("Label of the button beside the field", "Search", line(40)),
  results: field("Name of the list of results", "Results", line(60)),
  loading: field("While the search is being fetched", "Fetching the search...", line(60)),
  one: field(
    "Over a single result, with {query} where the search goes",
    "1 result for {query}",
    template(80, QUERY),
  ),
  many: field(
    "Over results, with {count} and {query}",
    "{count} results for {query}",
    template(80, { ...QUERY, count: "where the number goes" }),
  ),
  none: field(
    "In place of results, with {query}",
    "Nothing found for {query}.",
    template(160, QUERY),
  ),
  failed: field(
    "When the search could not be fetched",
    "The search could not be fetched.",
    line(160),
  ),
  retry: field("Label of the button that tries again", "Try again", line(40)),
  more: field("Label of the button that shows further results", "Show more", line(40)),
  index: field("Name of the list of everything", "Everything on this site", line(60)),
  groups: field("Headings in it", searchGroups),
  kinds: field("What a result is", searchKinds),
});

const paginationTexts = group("PaginationTexts", "Texts of a list that has several pages.", {
  label: field("Name of the links to the other pages", "Pages", line(40)),
  newer: field("Link to the page before", "Newer posts", line(40)),
  older: field("Link to the page after", "Older posts", line(40)),
  position: field(
    "Between these links, with {page} and {pages} where the numbers go",
    "Page {page} of {pages}",
    template(40, { page: "which page this is", pages: "how many pages there are" }),
  ),
  suffix: field(
    "Title and description of every page but the first, with {text} for those of the first and {page}",
    "{text} (page {page})",
    template(40, { text: "where title or description go", page: "which page this is" }),
  ),
});

export const articleTexts = group(
  "ArticleTexts",
  "What screen readers are told about parts of a post's text.",
  {
    headingLink: field(
      "Name of the link beside a heading, with {heading} where that goes",
      "Link to: {heading}",
      template(60, { heading: "where the heading goes" }),
    ),
    table: field("Name of the area in which a wide table scrolls", "Table", line(40)),
    code: field("Name of the area in which wide code scrolls", "Code", line(40)),
  },
);

export const blogTexts = group("BlogTexts", "Texts that every page of the blog shares.", {
  all: field("Label of the filter that shows everything", "All", line(30)),
  categories: field("Name of the list of filters", "Blog categories", line(40)),
  categoryTitle: field(
    "Tab title of a category's page, with {category} where its name goes",
    "{category} articles",
    template(60, { category: "where the category goes" }),
  ),
  posts: field("Name of the list of posts", "Posts", line(40)),
  tags: field("Name of a post's list of tags", "Tags", line(40)),
  pagination: field("Texts of a list that has several pages", paginationTexts),
  readMore: field("Label of a card's link", "Read more", line(30)),
  breadcrumb: field("Name of the links over a post's title", "Breadcrumb", line(40)),
  back: field("Label of a post's way back", "Back to blog", line(30)),
  readingTime: field(
    "How long a post takes to read, with {minutes} where the number goes",
    "{minutes} min read",
    template(30, { minutes: "where the minutes go" }),
  ),
  updated: field(
    "Beside a post's date when it was changed on a later day, with {date} where the date goes",
    "Updated {date}",
    template(40, { date: "where the date goes" }),
  ),
  contentsTitle: field("Over the list of a post's headings", "In this article", line(40)),
  article: field("What screen readers are told about parts of a post's text", articleTexts),
  author: field("Name of the part about a post's author", "About the author", line(40)),
  emptyTitle: field("Heading of a list without posts", "No posts found", line(60)),
  emptyText: field(
    "With {category} where its name goes",
    "No posts in {category}.",
    template(160, { category: "where the category goes" }),
  ),
  newestTitle: field(
    "Heading over the newest posts, where a category has none",
    "Latest articles",
    line(60),
  ),
  relatedTitle: field("Heading over the other posts", "Related articles", line(60)),
  draft: field(
    "Over a draft, which only previews show",
    "Draft: only previews show this page.",
    line(120),
  ),
  scheduled: field(
    "Over a post that comes out later, with {date} where the date goes",
    "Scheduled for {date} (UTC).",
    template(120, { date: "where the date goes" }),
  ),
  moved: field("Title of the page at a former address", "This article has moved", line(80)),
  callToAction: field("Closing block of every post", callToAction),
});

const familyTexts = group("FamilyTexts", "Headings of the four families of services.", {
  acquire: field("Over what brings people", "Acquire", line(40)),
  convert: field("Over what has them buy", "Convert", line(40)),
  keep: field("Over what has them come back", "Keep", line(40)),
  run: field("Over what the rest stands on", "Run", line(40)),
});

export const labels = group("Labels", "Small words beside the content.", {
  rise: field(
    "Under the drawing of a case study that grew, as +312%",
    "As an index: 100 at the start, {after} at the end",
    template(80, { after: "the index at the end" }),
  ),
  fall: field(
    "Under the drawing of one that cut something, as -41%",
    "{after} where there were 100",
    template(80, { after: "what is left of 100" }),
  ),
  ratio: field(
    "Under the drawing of one that is a multiple, as 3.4x",
    "1 out, {after} back",
    template(80, { after: "the multiple" }),
  ),
  outcomes: field("Over what a client has at the end of a step", "You get", line(40)),
  needs: field("Before what the client brings to a step", "We need from you:", line(40)),
  partOfCase: field("Before the services that were part of a case", "Part of it:", line(40)),
  seenIn: field("Before the cases that a service was part of", "Seen in", line(40)),
  results: field("Name of the row of results on the home page", "Results in short", line(40)),
  services: field("Name of the list of services that leads to each", "All services", line(40)),
  families: field("Headings of the services page", familyTexts),
  comparison: field("Heading of the comparison of plans", "The plans, line by line", line(80)),
});
