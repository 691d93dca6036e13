import site from "../content/site.json";

/**
 * Checks specified texts that are not in the built HTML. build/specification.test.ts checks all
 * other texts.
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

test("the link on a post's card and the notice for an empty category have the specified texts", () => {
  expect(site.blog.readMore).toBe("Read more");
  expect(site.blog.emptyTitle).toBe("No posts found");
  expect(site.blog.emptyText).toBe('No blog posts found in the "{category}" category.');
});
