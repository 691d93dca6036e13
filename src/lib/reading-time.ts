/** How long a post takes to read; the pattern has {minutes} where the number goes. */
export const readingTime = (pattern: string, minutes: number) =>
  pattern.replace("{minutes}", String(minutes));
