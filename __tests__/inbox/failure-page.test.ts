import { failurePage } from "../../src/inbox/respond";

test("the error page for an unstored message contains the reason and a link to the contact page", () => {
  const page = failurePage("The <name> is missing.");
  expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(page).toContain("<title>Message not sent</title>");
  expect(page).toContain("Failed to send message. Please try again or contact us directly.");
  expect(page).toContain("The &lt;name&gt; is missing.");
  expect(page).toContain('<a href="/contact">');
  expect(page).not.toMatch(/<script|<style|style=|http-equiv/i);
});
