export const mailLink = (email: string) => `mailto:${email}`;

/** WhatsApp expects only the digits of the international number. */
export const whatsAppLink = (number: string) => `https://wa.me/${number.replace(/\D/g, "")}`;

/** Telegram expects the handle without its leading @. */
export const telegramLink = (handle: string) => `https://t.me/${handle.replace(/^@/, "")}`;
