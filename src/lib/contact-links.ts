/** Addresses of the direct channels, from what an author writes in content/site.json. */

export const mailLink = (email: string) => `mailto:${email}`;

/** WhatsApp wants the digits of the international number and nothing else. */
export const whatsAppLink = (number: string) => `https://wa.me/${number.replace(/\D/g, "")}`;

/** Telegram wants the handle without its leading @. */
export const telegramLink = (handle: string) => `https://t.me/${handle.replace(/^@/, "")}`;
