/**
 * What a visitor comes to write about, as the button said that led here: /contact?about=growth. The
 * form has a hidden line for each topic; that of the address is shown, and the message begins with it.
 * The address is read once for each form: what the visitor makes of the line afterwards stays.
 */
export function startTopic(form: HTMLFormElement): void {
  const field = form.elements.namedItem("message") as HTMLTextAreaElement | null;
  if (!field || form.dataset.topic) return;
  const [, about] = /about=([\w-]+)/.exec(location.search) || [];
  const line = form.querySelector<HTMLElement>(`[data-about="${about}"]`);
  for (const { textContent } of form.querySelectorAll("[data-about]")) {
    const begin = `${textContent}.\n\n`;
    // A draft may begin with another topic; one that is nothing else is no draft.
    if (field.value.startsWith(begin) && (line || field.value === begin))
      field.value = field.value.slice(begin.length);
  }
  if (!line) return;
  form.dataset.topic = about;
  line.hidden = false;
  field.value = `${line.textContent}.\n\n${field.value}`;
}
