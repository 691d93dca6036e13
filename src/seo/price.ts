/**
 * Commas separate thousands, and a point separates at most two decimals. A price such as `€3.500`
 * or `€3,5k` means different amounts in different countries, so it does not match.
 */
const MONTHLY = /^(?:[A-Z]{0,3}\p{Sc})?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(k)? ?\/ ?mo(?:nth)?$/u;

/** Returns 1200 for `$1,200/mo`, and undefined if the amount is not certain. */
export function monthlyPrice(price: string): number | undefined {
  const [match, whole = "", decimals = "", thousand] = MONTHLY.exec(price) ?? [];
  if (!match) return undefined;
  const amount = Number(`${whole.replaceAll(",", "")}${decimals}`) * (thousand ? 1000 : 1);
  // Removes rounding errors: 2.01 * 1000 is less than 2010.
  return Math.round(amount * 100) / 100;
}
