import { mailLink, telegramLink, whatsAppLink } from "../../src/lib/contact-links";

test("mail goes to the address", () => {
  expect(mailLink("hello@steepline.example")).toBe("mailto:hello@steepline.example");
});

test.each(["+1 555 010 0199", "+1 (555) 010-0199", "+15550100199"])(
  "WhatsApp gets the digits of %s",
  (number) => {
    expect(whatsAppLink(number)).toBe("https://wa.me/15550100199");
  },
);

test.each(["@steepline_growth", "steepline_growth"])("Telegram gets %s without an @", (handle) => {
  expect(telegramLink(handle)).toBe("https://t.me/steepline_growth");
});
