import { useStaticQuery } from "gatsby";
import { PageServices } from "../../src/sections/PageServices";

// jsdom has no matchMedia, so this file adds it.
globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;

export const SERVICE_TEXTS = {
  copyLink: { copied: "Link copied", failed: "Link not copied" },
  notifications: {
    area: "Notifications ({hotkey})",
    announcement: "Notification",
    close: "Close notification",
  },
};

/** Renders the component that loads tooltips when needed. */
export function Services({ pathname = "/" }: { pathname?: string }) {
  jest.mocked(useStaticQuery).mockReturnValue({ settings: SERVICE_TEXTS });
  return <PageServices pathname={pathname} />;
}
