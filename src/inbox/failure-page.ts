import { CONTACT } from "../routes";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * The page that visitors without scripts see if their message was not stored. The page has no styles
 * or scripts, so that the page works under any content security policy and without other files.
 */
export function failurePage(reason: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Message not sent</title>
</head>
<body>
<main>
<h1>Message not sent</h1>
<p>Failed to send message. Please try again or contact us directly.</p>
<p>${escapeHtml(reason)}</p>
<p>Going back in your browser brings back what you wrote.</p>
<p><a href="${CONTACT}">Back to the contact page</a></p>
</main>
</body>
</html>
`;
}
