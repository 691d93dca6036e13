import { z } from "zod";
import { SHARE_NETWORKS } from "../../lib/share-networks";
import { field, group, singleFile } from "./define";
import { callToAction, httpsUrl, isHttps, link, listOf, text, textField } from "./fields";

const NETWORKS = Object.keys(SHARE_NETWORKS);

const origin = z
  .string()
  .refine(
    (text) => isHttps(text) && new URL(text).origin === text,
    "is not the beginning of an https address. Write https:// and the host, as in https://example.com",
  );

const year = z.int().min(2000).max(2100);

/** A zero in brackets is dialed only inside the country, so links with this zero lead nowhere. */
const phoneNumber = z
  .string()
  .regex(
    /^(?!.*\(0)\+[1-9](?:[ ()-]*\d){6,14}$/,
    "is not an international phone number. Write it with + and the code of the country, as in +1 555 010 0199",
  );

const telegram = z
  .string()
  .regex(/^@\w{4,32}$/, "is not a Telegram handle. Write it with @, as in @your_handle");

const socialProfile = group("SocialProfile", "A profile of the agency on a social network", {
  label: textField("Name of the network", 40),
  path: field("URL of the profile", httpsUrl),
});

const banner = group("Banner", "A text above the header of every page, which visitors can close", {
  text: textField(
    "The text. A visitor who has closed the banner sees it again if the text is another one",
  ),
  link: field("Link after the text", link.optional()),
});

const attribute = group("ScriptAttribute", "An attribute of the element of a script", {
  name: field(
    "Name of the attribute",
    z
      .string()
      .regex(
        /^(?:data-[a-z0-9-]+|id|type|crossorigin|integrity)$/,
        "is not possible here. Use id, type, crossorigin, integrity, or a name that begins with data-",
      ),
  ),
  value: textField("Value of the attribute"),
});

/** The origins of a script are added to the content security policy. */
export const script = group(
  "Script",
  "A script on every page, such as analytics or a consent tool",
  {
    src: field(
      "URL of the script, or path of a file in the folder static",
      z
        .string()
        .refine(
          (text) => /^\/(?!\/)[!-~]+$/.test(text) || isHttps(text),
          "is neither an https address nor a path. Write it as https://stats.example.com/script.js or /script.js",
        ),
    ),
    attributes: field(
      "Attributes by which the provider knows the site",
      listOf(attribute).optional(),
    ),
    sends: field(
      "Origins to which the script sends data, by requests or by pictures, besides its own origin",
      listOf(origin).optional(),
    ),
    loads: field(
      "Origins from which the script loads more scripts, besides its own origin",
      listOf(origin).optional(),
    ),
  },
);

const settings = group("SiteSettings", "Settings and texts that all pages share", {
  brand: textField("Name of the agency", 40),
  url: field(
    "URL of the site without a trailing slash; the environment variable SITE_URL overrides it",
    origin,
  ),
  tagline: textField("Tagline of the agency"),
  availability: textField("Badge above the headline of the home page"),
  copyright: field(
    "Copyright line of the footer; {year} stands for the year, and {brand} for the brand",
    text().regex(/\{year\}/, "lacks {year}. Write {year} where the year must appear"),
  ),
  footerYears: group("FooterYears", "Years in the copyright line of the footer", {
    home: field("Year in the copyright line of the home page", year),
    subpages: field("Year in the copyright line of all pages except the home page", year),
  }),
  banner: field("Text above the header of every page", banner.optional()),
  navigation: field("Links in the header and the footer, in order", listOf(link)),
  socialProfiles: field(
    "Profiles of the agency on social networks, in the footer and for search engines",
    listOf(socialProfile).optional(),
  ),
  footerLinks: field(
    "More links at the end of the footer, such as privacy and imprint",
    listOf(link).optional(),
  ),
  getStarted: field("The button in the header of every page", link),
  hero: group("HeroLinks", "Buttons at the top of the home page", {
    primary: field("The first button, which has a solid background color", link),
    secondary: field("The second button, which is outlined", link),
  }),
  contact: group("ContactChannels", "Addresses and numbers of the agency, as the site shows them", {
    email: field(
      "Email address",
      z.email("is not an email address. Write it as hello@example.com"),
    ),
    phone: field("Phone number in international format", phoneNumber.optional()),
    whatsapp: field("WhatsApp number in international format", phoneNumber.optional()),
    telegram: field("Telegram handle with the @", telegram.optional()),
  }),
  shareNetworks: field(
    `Networks that posts can be shared on, in the order of the links: ${NETWORKS.join(", ")}`,
    z.array(z.enum(NETWORKS).meta({ graphql: "ShareNetwork" })),
  ),
  contactGuide: group("ContactGuide", "Texts beside the contact form", {
    prepare: field("Things to write in the message", listOf(text())),
    next: textField(
      "Text below the form: what the visitor gets next, and when, with the time zone",
    ),
    privacy: field("Link below the form to the privacy page", link.optional()),
  }),
  scripts: field(
    "Scripts on every page, in the order in which they run; without them, the site counts nothing",
    listOf(script).optional(),
  ),
  blog: group("BlogTexts", "Texts that the pages of the blog share", {
    callToAction: field("Closing block at the end of every post", callToAction),
  }),
});

export const site = singleFile("site.json", settings);
