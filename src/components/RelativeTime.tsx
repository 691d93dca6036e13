import { useEffect, useState } from "react";
import { formatRelative } from "../lib/relative-time";
import { formatDate } from "../lib/times";

/**
 * A date that the HTML carries in full, so that it never goes stale, and that becomes relative in
 * the browser: by the boot module on the first view, by React afterwards.
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
