const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** Creating an Intl.DateTimeFormat would take longer than rendering a whole list page. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  const day = String(date.getUTCDate()).padStart(2, "0");
  const month = date.getUTCMonth() * 3;
  return `${MONTHS.slice(month, month + 3)} ${day}, ${date.getUTCFullYear()}`;
}

export const readingTime = (minutes: number) => `${minutes} min read`;
