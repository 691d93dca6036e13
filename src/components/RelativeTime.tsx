import { useEffect, useState } from "react";
import { formatRelative } from "../lib/relative-time";
import { formatDate } from "../lib/times";

/**
 * A date. In the browser, a relative time replaces the full date. The boot script writes the
 * relative time on the first page; React writes the relative time on later pages.
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
