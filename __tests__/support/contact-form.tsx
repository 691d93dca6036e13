import { TextEncoder } from "node:util";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { resetStatus } from "../../src/contact/form-state";

// jsdom has no TextEncoder and no scrolling, so this file adds both.
Object.assign(globalThis, { TextEncoder });
Object.assign(Element.prototype, { scrollIntoView() {} });

// A form keeps its draft and its status after it is unmounted, so each test resets both.
beforeEach(() => {
  sessionStorage.clear();
  resetStatus();
});

export const TEXTS = {
  name: { label: "Your name", placeholder: "Ana Lopes" },
  email: { label: "Email", placeholder: "ana@yourbrand.com" },
  message: { label: "Tell us about your brand", placeholder: "Monthly revenue and challenges" },
  submit: "Send message",
  sending: "Sending...",
  success: "Message sent successfully! We'll get back to you soon.",
  error: "Failed to send message. Please try again or contact us directly.",
  another: "Write another message",
};

export const MESSAGE = {
  name: "Ana",
  email: "a@b.example",
  message: "Hi, 20k.",
};

interface Answer {
  resolve(answer: { ok: boolean; status: number }): void;
  reject(error: Error): void;
}

/** Replaces fetch. Tests resolve or reject each request through `answers`. */
export function fakeFetch() {
  const answers: Answer[] = [];
  const fetch = jest.fn((_url: string, _init: RequestInit) => {
    return new Promise((resolve, reject) => {
      answers.push({ resolve, reject });
    });
  });
  Object.assign(globalThis, { fetch });
  return { fetch, answers };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = () => screen.getByRole("button");
export const result = () => screen.getByRole("status");

export const values = () => ({
  name: field(TEXTS.name.label).value,
  email: field(TEXTS.email.label).value,
  message: field(TEXTS.message.label).value,
});

export async function fillIn(user = userEvent.setup({ delay: null })) {
  for (const { label } of [TEXTS.name, TEXTS.email, TEXTS.message]) await user.clear(field(label));
  await user.type(field(TEXTS.name.label), MESSAGE.name);
  await user.type(field(TEXTS.email.label), MESSAGE.email);
  await user.type(field(TEXTS.message.label), MESSAGE.message);
  return user;
}
