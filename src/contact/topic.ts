/**
 * Reads the topic from a URL such as /contact?about=growth. Shows the text for the topic, and
 * inserts this text into the message. A second call for the same form inserts nothing.
 */
export function startTopic(form: HTMLFormElement): void {
  const field = form.elements.namedItem("message") as HTMLTextAreaElement | null;
  if (!field || form.dataset.topic) return;
  const [, about] = /about=([\w-]+)/.exec(location.search) || [];
  const line = form.querySelector<HTMLElement>(`[data-about="${about}"]`);
  for (const { textContent } of form.querySelectorAll("[data-about]")) {
    const begin = `${textContent}.\n\n`;
    // Removes the text of an earlier topic from the start of the message. If the URL has no topic,
    // and the visitor has written more, the text stays.
    if (field.value.startsWith(begin) && (line || field.value === begin))
      field.value = field.value.slice(begin.length);
  }
  if (!line) return;
  form.dataset.topic = about;
  line.hidden = false;
  field.value = `${line.textContent}.\n\n${field.value}`;
}
