const mailLink = (email: string) => `mailto:${email}`;

const phoneLink = (number: string) => `tel:${number.replace(/[^+\d]/g, "")}`;

/** WhatsApp expects only the digits of the international number. */
const whatsAppLink = (number: string) => `https://wa.me/${number.replace(/\D/g, "")}`;

/** Telegram expects the handle without its leading @. */
const telegramLink = (handle: string) => `https://t.me/${handle.replace(/^@/, "")}`;

const CHANNELS = [
  { channel: "email", name: "Email", linkTo: mailLink },
  { channel: "phone", name: "Phone", linkTo: phoneLink },
  { channel: "whatsapp", name: "WhatsApp", linkTo: whatsAppLink },
  { channel: "telegram", name: "Telegram", linkTo: telegramLink },
] as const;

export type Channels = Readonly<Record<(typeof CHANNELS)[number]["channel"], string | null>>;

/** Returns the channels that the agency has, with their links. */
export const contactLinks = (channels: Channels) =>
  CHANNELS.flatMap(({ channel, name, linkTo }) => {
    const text = channels[channel];
    return text ? [{ name, text, href: linkTo(text) }] : [];
  });
