/**
 * Applies the topic of the link that led here, as in /contact?about=growth: shows the form's hidden line
 * for this topic and starts the message with it. Runs once per form, so that later edits of the visitor
 * stay.
 */
export function startTopic(form: HTMLFormElement): void {
  const field = form.elements.namedItem("message") as HTMLTextAreaElement | null;
  if (!field || form.dataset.topic) return;
  const [, about] = /about=([\w-]+)/.exec(location.search) || [];
  const line = form.querySelector<HTMLElement>(`[data-about="${about}"]`);
  for (const { textContent } of form.querySelectorAll("[data-about]")) {
    const begin = `${textContent}.\n\n`;
    // Removes the topic of an earlier visit from a draft. If the URL has no topic, the earlier
    // topic is removed only if no text follows it.
    if (field.value.startsWith(begin) && (line || field.value === begin))
      field.value = field.value.slice(begin.length);
  }
  if (!line) return;
  form.dataset.topic = about;
  line.hidden = false;
  field.value = `${line.textContent}.\n\n${field.value}`;
}
