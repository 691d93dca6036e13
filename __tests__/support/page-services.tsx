import { useStaticQuery } from "gatsby";
import { PageServices } from "../../src/sections/PageServices";

// jsdom has no matchMedia; every browser has it.
globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;

export const SERVICE_TEXTS = {
  copyLink: { copied: "Link copied", failed: "Link not copied" },
  notifications: {
    area: "Notifications ({hotkey})",
    announcement: "Notification",
    close: "Close notification",
  },
  measurement: {
    label: "Counting",
    text: "May we count?",
    accept: "Allow",
    decline: "Decline",
    granted: "Counting: on",
    declined: "Counting: off",
  },
};

/** The services of a page, which load each of their scripts when it is first needed. */
export function Services({ pathname = "/" }: { pathname?: string }) {
  jest.mocked(useStaticQuery).mockReturnValue({ settings: SERVICE_TEXTS });
  return <PageServices pathname={pathname} />;
}
