/** Inserts the text of a topic, such as `growth` in /contact?about=growth, into the message. */
export function startTopic(form: HTMLFormElement): void {
  const field = form.elements.namedItem("message") as HTMLTextAreaElement | null;
  if (!field || form.dataset.topic) return;
  const [, about] = /about=([\w-]+)/.exec(location.search) || [];
  const line = form.querySelector<HTMLElement>(`[data-about="${about}"]`);
  for (const { textContent } of form.querySelectorAll("[data-about]")) {
    const begin = `${textContent}.\n\n`;
    // A topic in the URL adds a first line to the message. At a URL without a topic, this line is
    // removed, unless the visitor has written other text too.
    if (field.value.startsWith(begin) && (line || field.value === begin))
      field.value = field.value.slice(begin.length);
  }
  if (!line) return;
  form.dataset.topic = about;
  line.hidden = false;
  field.value = `${line.textContent}.\n\n${field.value}`;
}
