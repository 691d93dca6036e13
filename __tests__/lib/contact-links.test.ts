import { mailLink, telegramLink, whatsAppLink } from "../../src/lib/contact-links";

test("builds a mailto link from the address", () => {
  expect(mailLink("hello@steepline.example")).toBe("mailto:hello@steepline.example");
});

test.each(["+1 555 010 0199", "+1 (555) 010-0199", "+15550100199"])(
  "builds the WhatsApp link from the digits of %s",
  (number) => {
    expect(whatsAppLink(number)).toBe("https://wa.me/15550100199");
  },
);

test.each(["@steepline_growth", "steepline_growth"])(
  "builds a Telegram link without an @ from %s",
  (handle) => {
    expect(telegramLink(handle)).toBe("https://t.me/steepline_growth");
  },
);
