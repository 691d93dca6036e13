import { z } from "zod";
import { SHARE_NETWORKS } from "../../choices/share-networks";
import { field, group, singleFile } from "./define";
import { callToAction, line, link, listOf, matching, text } from "./fields";

const networks = Object.keys(SHARE_NETWORKS);

const network = z.enum(
  networks,
  `is not a social network that this site supports. Fix: use one of ${networks.join(", ")}`,
);

const origin = matching(
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/,
  "is not an https origin",
  "write https:// and the host, as in https://example.com",
  (text) => {
    const url = text.replace(/^([a-z]+:)?\/*/i, "https://");
    return URL.canParse(url) ? new URL(url).origin : "";
  },
).refine(
  (text) => URL.canParse(text),
  "is not a host. Fix: write a host, as in https://example.com",
);

const year = z.int().min(2000).max(2100);

const email = matching(
  z.regexes.email,
  "is not an email address",
  "write the address as hello@example.com",
  (text) => text.replace(/^mailto:/i, ""),
);

/** A zero in brackets is dialed only inside the country, so links with this zero lead nowhere. */
const whatsapp = matching(
  /^(?!.*\(0)\+[1-9](?:[ ()-]*\d){6,14}$/,
  "is not an international phone number",
  "write the number with + and the code of the country, as in +1 555 010 0199",
  (text) =>
    text
      .replace(/^\+?00/, "+")
      .replace(/\(0+\)?/, "")
      .replace(/[./\s]+/g, " "),
);

const telegram = matching(
  /^@[A-Za-z0-9_]{5,32}$/,
  "is not a Telegram handle",
  "write @ and 5 to 32 letters, digits or _, as in @your_handle",
  (text) => text.replace(/^(https?:\/\/)?(t\.me\/|@)?/, "@"),
);

const copyright = (line(120) as z.ZodString).includes("{year}", {
  error: "lacks the placeholder {year}. Fix: write {year} where the year must appear",
});

const statement = group("PrivacyStatement", "A statement of the owner on the privacy page", {
  title: text("Heading of the statement", 80, "Who is responsible"),
  text: text("Text of the statement", 400, "Acme Ltd, 1 Main Street, Springfield"),
});

const scriptSource = matching(
  /^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/(?!\/)[!-~]+$/,
  "is neither an https URL nor the path of a file in static",
  "write the URL in ASCII, as in https://stats.example.com/script.js, or the path, as in /measure.js",
)
  .refine(
    (text) => URL.canParse(text, "https://site.invalid"),
    "is not a URL. Fix: write a URL, as in https://stats.example.com/script.js",
  )
  .meta({ isLink: true });

const attribute = group("ScriptAttribute", "An attribute of the element of a script", {
  name: field(
    "Name of the attribute",
    matching(
      /^(data-[a-z0-9-]+|id|type|crossorigin|integrity)$/,
      "is not an attribute that a script can have here",
      "use id, type, crossorigin, integrity, or a name that begins with data-",
    ),
    "data-website-id",
  ),
  value: field("Value of the attribute", line(), "94db1cb1"),
});

/** The origins of a script are added to the content security policy. */
export const script = group(
  "Script",
  "A script on every page, such as analytics or a consent tool",
  {
    src: field(
      "URL of the script, or path of a file in the folder static",
      scriptSource,
      "https://stats.example.com/script.js",
    ),
    attributes: field(
      "Attributes by which the provider knows the site",
      listOf(attribute, "attribute").optional(),
    ),
    sends: field(
      "Origins to which the script sends data, by requests or by pictures, besides its own origin",
      listOf(origin, "origin").optional(),
      ["https://collect.example.com"],
    ),
    loads: field(
      "Origins from which the script loads more scripts, besides its own origin",
      listOf(origin, "origin").optional(),
      ["https://cdn.example.com"],
    ),
  },
);

const settings = group("SiteSettings", "Settings and texts that all pages share", {
  brand: text("Name of the agency", 40, "Steepline"),
  url: field(
    "URL of the site without a trailing slash; the environment variable SITE_URL overrides it",
    origin,
    "https://steepline.example",
  ),
  tagline: text("Tagline of the agency", 120, "Performance marketing that actually works"),
  availability: text("Badge above the headline of the home page", 60, "Available for new projects"),
  copyright: field(
    "Copyright line of the footer; {year} stands for the year",
    copyright,
    "© {year} Steepline",
  ),
  footerYears: group("FooterYears", "Years in the copyright line of the footer", {
    home: field("Year in the copyright line of the home page", year, 2025),
    subpages: field("Year in the copyright line of all pages except the home page", year, 2024),
  }),
  navigation: field("Links in the header and the footer, in order", listOf(link, "link")),
  getStarted: field("The button in the header of every page", link),
  hero: group("HeroLinks", "Headline and buttons at the top of the home page", {
    emphasis: text("Last words of the home page's headline, shown in color", 60, "actually works"),
    primary: field("The first button, which has a solid background color", link),
    secondary: field("The second button, which is outlined", link),
  }),
  contact: group("ContactChannels", "Addresses and numbers of the agency, as the site shows them", {
    email: field("Email address", email, "hello@steepline.example"),
    whatsapp: field("WhatsApp number in international format", whatsapp, "+1 555 010 0199"),
    telegram: field("Telegram handle with the @", telegram, "@steepline_growth"),
  }),
  shareNetworks: field(
    `Networks that posts can be shared on, in the order of the links. Possible: ${networks.join(", ")}`,
    z.array(network),
    ["facebook", "linkedin"],
  ),
  contactGuide: group("ContactGuide", "Texts beside the contact form", {
    prepare: field("Things to write in the message", listOf(line(120), "thing"), [
      "A link to your store",
    ]),
    next: text(
      "Text below the form: what the visitor gets next, and when, with the time zone",
      160,
      "You get a time by email.",
    ),
  }),
  privacy: field(
    "Statements at the top of the privacy page, such as who is responsible for personal data, how long messages are kept, and the rights of visitors",
    listOf(statement, "statement").optional(),
  ),
  scripts: field(
    "Scripts on every page, in the order in which they run; without them, the site counts nothing",
    listOf(script, "script").optional(),
  ),
  blog: group("BlogTexts", "Texts that the pages of the blog share", {
    callToAction: field("Closing block at the end of every post", callToAction),
  }),
});

export const site = singleFile("site.json", settings);

export type SiteContent = z.infer<typeof settings>;
