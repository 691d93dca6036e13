import { useEffect, useState } from "react";
import { formatRelative } from "../lib/relative-time";
import { formatDate } from "../lib/times";

/**
 * A date, which the browser replaces by a relative time. The boot script does this for the first
 * page, React for later pages.
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
