import { attr, one } from "../support/html";
import { PROVIDER_ENV } from "../support/second-origin";
import { mainSite } from "../support/sites";

test("without scripts, the contact form posts to the form provider, with its access key", () => {
  const form = one(mainSite().page("/contact"), "form");
  expect(attr(form, "action")).toBe(PROVIDER_ENV.GATSBY_CONTACT_ENDPOINT);
  expect(attr(form, "method")).toBe("post");
  expect(form.hasAttribute("enctype")).toBe(false);
  expect(attr(one(form, "[name=access_key]"), "value")).toBe("public-key");
});
