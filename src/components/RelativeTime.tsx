import { formatDate } from "../lib/times";

/** A date, which src/enhance/relative-times.ts replaces by a relative time. */
export function RelativeTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatDate(iso)} data-relative="">
      {formatDate(iso)}
    </time>
  );
}
