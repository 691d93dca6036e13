import { CLOSED_BANNER } from "../lib/closed-banner";
import { writeStorage } from "../lib/storage";

function onClick({ target }: MouseEvent): void {
  const button = (target as Element).closest("[data-banner] button");
  const banner = button?.closest<HTMLElement>("[data-banner]");
  if (!banner) return;
  banner.hidden = true;
  writeStorage("localStorage", CLOSED_BANNER, banner.dataset.banner);
}

/** Closes the banner, and remembers its text, so that pages no longer show it. */
export function initBanner(): void {
  addEventListener("click", onClick);
}
