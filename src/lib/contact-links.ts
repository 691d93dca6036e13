const mailLink = (email: string) => `mailto:${email}`;

/** WhatsApp expects only the digits of the international number. */
const whatsAppLink = (number: string) => `https://wa.me/${number.replace(/\D/g, "")}`;

/** Telegram expects the handle without its leading @. */
const telegramLink = (handle: string) => `https://t.me/${handle.replace(/^@/, "")}`;

export type PerChannel = Readonly<Record<"email" | "whatsapp" | "telegram", string>>;

export const CHANNEL_NAMES: PerChannel = {
  email: "Email",
  whatsapp: "WhatsApp",
  telegram: "Telegram",
};

export const contactLinks = (channels: PerChannel) =>
  [
    { channel: "email", href: mailLink(channels.email) },
    { channel: "whatsapp", href: whatsAppLink(channels.whatsapp) },
    { channel: "telegram", href: telegramLink(channels.telegram) },
  ] as const;
