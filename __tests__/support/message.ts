import { type ContactMessage, contactMessage } from "../../src/lib/contact-message";

/** A valid message. A new field of the form also needs a text here. */
export const MESSAGE: ContactMessage = {
  name: "Ana Lopes",
  email: "ana@yourbrand.example",
  message: "30k a month.\nWe want to know what works. 👩‍👧",
};

export const EMPTY: ContactMessage = contactMessage(() => "");
