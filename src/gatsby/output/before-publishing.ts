import { type Environment, isLocal } from "../../environment";
import { CONTACT_API } from "../../routes";

/** The settings of the site that an owner has to set. */
interface Settings {
  url: string;
  contact: { email: string; whatsapp: string; telegram: string };
  /** Statements of the owner on the privacy page */
  privacy?: unknown;
}

/** Names that nobody can register: https://www.rfc-editor.org/rfc/rfc2606 */
const EXAMPLE_DOMAIN = /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|invalid|test)$/;

/** The area code 555 and the numbers from 555-0100 to 555-0199 are not assigned in North America. */
const EXAMPLE_NUMBER = /^1(?:555|\d{3}55501\d\d$)/;

/** The handle in the content with which a new site starts. */
const EXAMPLE_HANDLE = "@steepline_growth";

/** Returns what an operator has to do before visitors use the site, one sentence for each. */
export function beforePublishing(settings: Settings, { endpoint }: Environment): string[] {
  const { contact, privacy } = settings;
  const url = new URL(settings.url);
  if (isLocal(url)) return [];
  const tasks: [isOpen: boolean, task: string][] = [
    [
      EXAMPLE_DOMAIN.test(url.hostname),
      `The URL of the site is ${settings.url}, an example. Set SITE_URL, or url in content/site.json.`,
    ],
    [
      endpoint === CONTACT_API,
      "The contact form posts to the inbox of develop and serve, which hosts of static files do not have. Set GATSBY_CONTACT_ENDPOINT to the URL of a form provider.",
    ],
    [
      EXAMPLE_DOMAIN.test(contact.email),
      `The e-mail address ${contact.email} is an example. Set contact.email in content/site.json.`,
    ],
    [
      EXAMPLE_NUMBER.test(contact.whatsapp.replace(/\D/g, "")),
      `The WhatsApp number ${contact.whatsapp} is an example. Set contact.whatsapp in content/site.json.`,
    ],
    [
      contact.telegram === EXAMPLE_HANDLE,
      `The Telegram handle ${contact.telegram} is an example. Set contact.telegram in content/site.json.`,
    ],
    [
      !privacy,
      "The privacy page does not name who is responsible for personal data. Set privacy in content/site.json.",
    ],
  ];
  return tasks.filter(([isOpen]) => isOpen).map(([, task]) => task);
}
