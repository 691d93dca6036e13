/** Outlines of the networks and channels, drawn for this site on a 24-unit square. */
const PATHS: Record<string, string> = {
  facebook:
    "M14 21v-8h2.8l.5-3.3H14V7.8c0-1 .4-1.6 1.7-1.6h1.7V3.2A19 19 0 0 0 15 3c-2.7 0-4.4 1.6-4.4 4.5v2.2H7.7V13h2.9v8z",
  twitter:
    "M3.5 4h4.7l4.2 5.8L17.3 4h2.5l-6.2 7.4L20.5 20h-4.7l-4.6-6.3L6 20H3.5l6.6-7.9zm3.5 1.7 9.6 12.7h1.4L8.5 5.7z",
  linkedin:
    "M4.5 9.5h3V19h-3zM6 4.6a1.7 1.7 0 1 1 0 3.5 1.7 1.7 0 0 1 0-3.5M9.8 9.5h2.9v1.3c.5-.8 1.5-1.5 2.9-1.5 2.7 0 3.7 1.6 3.7 4.3V19h-3v-4.9c0-1.3-.3-2.2-1.6-2.2-1.3 0-1.9.9-1.9 2.2V19h-3z",
  email:
    "M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1m1 2.4V17h14V7.4l-7 5.4zM6.3 7l5.7 4.3L17.7 7z",
  whatsapp:
    "M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3m0 1.8a7.2 7.2 0 1 1-3.9 13.3l-.3-.2-2.3.6.6-2.2-.2-.4A7.2 7.2 0 0 1 12 4.8M9.2 8c-.3 0-.7.1-1 .5-.4.4-.9 1-.9 2.1s.9 2.3 1 2.5c.2.2 1.9 3 4.6 4 2.3.9 2.7.6 3.2.5s1.5-.6 1.7-1.2c.2-.6.2-1.1.1-1.2l-.5-.3-1.8-.9c-.3-.1-.5-.1-.7.2l-.8 1c-.2.2-.3.2-.6.1s-1.2-.4-2.2-1.4c-.8-.7-1.4-1.6-1.5-1.9-.2-.3 0-.4.1-.6l.5-.7.2-.4-.9-2c-.1-.3-.3-.3-.5-.3z",
  telegram:
    "M20.7 4.3 3.5 11c-.8.3-.8 1.4 0 1.6l4.3 1.4 1.7 5.2c.2.6.9.7 1.3.3l2.4-2.3 4.3 3.2c.6.4 1.3.1 1.5-.6l3-14.4c.2-.8-.5-1.4-1.3-1.1M9.2 13.5l8.7-6.2-6.9 7.3-.4 2.6z",
};

/** The picture of a network or channel; its link carries the name. */
export function BrandIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
      <path d={PATHS[name]} fillRule="evenodd" />
    </svg>
  );
}
