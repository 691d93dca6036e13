import site from "../content/site.json";

/**
 * The texts of the specification that no page shows before an interaction, or that only some content
 * shows. __tests__/build/specification.test.ts reads all other texts in the HTML of the site.
 */

test("the contact form has the messages of the specification", () => {
  const { sending, success, error } = site.contactForm;
  expect(sending).toBe("Sending...");
  expect(success).toBe("Message sent successfully! We'll get back to you soon.");
  expect(error).toBe("Failed to send message. Please try again or contact us directly.");
});

test("posts can be shared on Facebook, Twitter and LinkedIn", () => {
  expect([...site.shareNetworks].sort()).toEqual(["facebook", "linkedin", "twitter"]);
});

test("the blog has the specified texts for the link on a post's card and for a category without posts", () => {
  expect(site.blog.readMore).toBe("Read more");
  expect(site.blog.emptyTitle).toBe("No posts found");
  expect(site.blog.emptyText).toBe('No blog posts found in the "{category}" category.');
});
