import { mailLink, telegramLink, whatsAppLink } from "../../src/lib/contact-links";

test("the email link is a mailto link with the address", () => {
  expect(mailLink("hello@steepline.example")).toBe("mailto:hello@steepline.example");
});

test.each(["+1 555 010 0199", "+1 (555) 010-0199", "+15550100199"])(
  "the WhatsApp link contains only the digits of %s",
  (number) => {
    expect(whatsAppLink(number)).toBe("https://wa.me/15550100199");
  },
);

test.each(["@steepline_growth", "steepline_growth"])(
  "the Telegram link of %s contains no @",
  (handle) => {
    expect(telegramLink(handle)).toBe("https://t.me/steepline_growth");
  },
);
