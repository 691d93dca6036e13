import { field, group } from "../define";
import { line, listOf, template } from "../fields";

/** What the privacy page says. What depends on how the site is built has a text for each case. */
export const privacyTexts = group("PrivacyTexts", "Every text of the privacy page.", {
  label: field("Link in the footer", "Privacy", line(40)),
  formTitle: field("Heading over the form", "The contact form", line(80)),
  form: field("What the form asks for, and what for", "Your name and your message.", line(400)),
  inbox: field(
    "Where messages go while no form provider is set",
    "It goes to our own server.",
    line(300),
  ),
  provider: field(
    "Where they go otherwise, with {host} where the provider's name goes",
    "It goes to {host}.",
    template(300, { host: "where the provider's name goes" }),
  ),
  browserTitle: field("Heading over what the browser keeps", "What your browser keeps", line(80)),
  browser: field(
    "What it keeps, and until when",
    ["A message that was not sent yet"],
    listOf(line(240), "thing"),
  ),
  measurementTitle: field("Heading over measurement", "What we count", line(80)),
  counted: field("While clicks may be counted", "Clicks, after a yes.", line(400)),
  notCounted: field("While this build counts nothing", "Nothing.", line(240)),
  accessibilityTitle: field("Heading over accessibility", "Accessibility", line(80)),
  accessibility: field(
    "How the site can be used, and whom to tell where it cannot",
    "Tell us.",
    line(400),
  ),
});

export const peopleTexts = group("PeopleTexts", "Words over the people of the agency.", {
  title: field("Heading", "The people who run the accounts", line(80)),
});
