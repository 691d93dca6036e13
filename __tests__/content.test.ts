import site from "../content/site.json";

/**
 * These specified texts are not in the built HTML, so this file checks them in content/.
 * build/specification.test.ts checks all other specified texts.
 */

test("the contact form shows the success and error texts that the specification requires", () => {
  const { sending, success, error } = site.contactForm;
  expect(sending).toBe("Sending...");
  expect(success).toBe("Message sent successfully! We'll get back to you soon.");
  expect(error).toBe("Failed to send message. Please try again or contact us directly.");
});

test("posts can be shared on Facebook, Twitter and LinkedIn", () => {
  expect([...site.shareNetworks].sort()).toEqual(["facebook", "linkedin", "twitter"]);
});
