import { type Environment, isLocal } from "../../environment";
import { CONTACT_API } from "../../routes";
import type { SiteData } from "./site-data";

/** Names that nobody can register: https://www.rfc-editor.org/rfc/rfc2606 */
const EXAMPLE_DOMAIN = /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|invalid|test)$/;

const EXAMPLE_IN_TEXT = /\w\.example\b/;

/** The area code 555 and the numbers from 555-0100 to 555-0199 are not assigned in North America. */
const EXAMPLE_NUMBER = /^1(?:555|\d{3}55501\d\d$)/;

/** The handle in the content with which a new site starts. */
const EXAMPLE_HANDLE = "@steepline_growth";

/** Returns the hosts in the file `_headers` that no text of content/pages names. */
function unnamedHosts(
  headers: string,
  { markdownPages }: Pick<SiteData, "markdownPages">,
): string[] {
  const hosts = Array.from(headers.matchAll(/https?:\/\/([^ ;]+)/g), ([, host = ""]) => host);
  const texts = markdownPages.nodes.map(({ markdown }) => markdown.html).join();
  return [...new Set(hosts)].filter((host) => !texts.includes(host));
}

/** Returns what an operator has to do before visitors use the site. */
export function beforePublishing(
  data: Pick<SiteData, "site" | "settings" | "markdownPages">,
  headers: string,
  { endpoint }: Pick<Environment, "endpoint">,
): string[] {
  const { contact } = data.settings;
  const url = data.site.siteMetadata.siteUrl;
  const { hostname } = new URL(url);
  if (isLocal(new URL(url))) return [];
  const isExample = (number: string | null) =>
    EXAMPLE_NUMBER.test((number ?? "").replace(/\D/g, ""));
  const examples = {
    email: EXAMPLE_DOMAIN.test(contact.email),
    phone: isExample(contact.phone),
    whatsapp: isExample(contact.whatsapp),
    telegram: contact.telegram === EXAMPLE_HANDLE,
  };
  const tasks: [isOpen: boolean, task: string][] = [
    [EXAMPLE_DOMAIN.test(hostname), "Set SITE_URL, or url in content/site.json."],
    [endpoint === CONTACT_API, "Set GATSBY_CONTACT_ENDPOINT to the URL of a form provider."],
    ...Object.entries(examples).map(([name, isOpen]): [boolean, string] => [
      isOpen,
      `Replace the example of contact.${name} in content/site.json.`,
    ]),
    ...data.markdownPages.nodes.map(({ slug, markdown }): [boolean, string] => [
      EXAMPLE_IN_TEXT.test(markdown.html),
      `Replace the example address in content/pages/${slug}.md, and make the text true for you.`,
    ]),
  ];
  return [
    ...tasks.filter(([isOpen]) => isOpen).map(([, task]) => task),
    ...unnamedHosts(headers, data).map(
      (host) =>
        `Say in content/pages/privacy.md what visitors send to ${host}, and name this host.`,
    ),
  ];
}

/** Prints the tasks after all messages of Gatsby. A deployment fails if there is one. */
export function printTasks(tasks: readonly string[], isDeployment: boolean): void {
  if (tasks.length === 0) return;
  const list = `\nBefore you publish:\n${tasks.map((task) => `- ${task}\n`).join("")}`;
  const end = isDeployment ? "\nThe deployment stops because of this list.\n" : "";
  process.once("exit", () => {
    // Gatsby replaces the functions of `console`, and would print "ERROR UNKNOWN" above the list.
    process.stderr.write(list + end);
    if (isDeployment) process.exitCode = 1;
  });
}
