import { useEffect, useState } from "react";
import { formatRelative } from "../lib/relative-time";
import { formatDate } from "../lib/times";

/**
 * A date. The HTML contains the full date, which stays correct as time passes. In the browser, a
 * relative time replaces the full date: the boot script writes the relative time on the first page,
 * and React on later pages.
 */
export function RelativeTime({ iso }: { iso: string }) {
  const [text, setText] = useState(() => formatDate(iso));
  useEffect(() => setText(formatRelative(iso, Date.now())), [iso]);
  return (
    <time dateTime={iso} title={formatDate(iso)} data-relative="" suppressHydrationWarning>
      {text}
    </time>
  );
}
