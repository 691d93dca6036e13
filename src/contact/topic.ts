/**
 * Reads the topic from the URL, as in /contact?about=growth. Shows the form's hidden line for this
 * topic, and inserts the line at the start of the message. Runs once per form, so that the visitor
 * can change the message afterwards.
 */
export function startTopic(form: HTMLFormElement): void {
  const field = form.elements.namedItem("message") as HTMLTextAreaElement | null;
  if (!field || form.dataset.topic) return;
  const [, about] = /about=([\w-]+)/.exec(location.search) || [];
  const line = form.querySelector<HTMLElement>(`[data-about="${about}"]`);
  for (const { textContent } of form.querySelectorAll("[data-about]")) {
    const begin = `${textContent}.\n\n`;
    // Removes the topic of an earlier visit from the draft. Without a topic in the URL, a draft
    // with more text is not changed.
    if (field.value.startsWith(begin) && (line || field.value === begin))
      field.value = field.value.slice(begin.length);
  }
  if (!line) return;
  form.dataset.topic = about;
  line.hidden = false;
  field.value = `${line.textContent}.\n\n${field.value}`;
}
