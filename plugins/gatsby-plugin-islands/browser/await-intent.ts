import type { ComponentType } from "react";

/** Loads the module of an island. */
type Load = () => Promise<{ default: ComponentType }>;

/** The first of these events in an island, or near it, loads the island. A touch is a `pointerover`, too. */
const INTENTS = ["focusin", "pointerover", "input"];

async function hydrate(element: HTMLElement, load: Load): Promise<void> {
  const [{ mount }, { default: Component }] = await Promise.all([
    import(/* webpackChunkName: "mount" */ "./mount"),
    load(),
  ]);
  await mount(element, Component);
}

function hydrateAtIntent(element: HTMLElement, load: Load): void {
  const controller = new AbortController();
  // A visitor who points at the part of the page around the island is on the way to it.
  const area = element.closest<HTMLElement>("section, main") ?? element;
  let isLoading = false;
  let submitted: HTMLFormElement | undefined;
  const onIntent = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      await hydrate(element, load);
      controller.abort();
    } catch {
      // The next event loads the script again.
    }
    isLoading = false;
    submitted?.requestSubmit();
    submitted = undefined;
  };
  // A form that is submitted while its island loads is submitted once, by the island. Without the
  // script of the island, the browser submits the form.
  const onSubmit = (event: SubmitEvent) => {
    if (!isLoading) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    submitted = event.target as HTMLFormElement;
  };
  const options = { signal: controller.signal };
  for (const intent of INTENTS) area.addEventListener(intent, onIntent, options);
  element.addEventListener("submit", onSubmit, options);
  const { parameter } = element.dataset;
  if (parameter && new URLSearchParams(location.search).has(parameter)) onIntent();
}

/** Until its script has loaded, an island is plain HTML. */
export function awaitIntent(loaders: Record<string, Load>): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const load = loaders[element.dataset.island ?? ""];
    if (load) hydrateAtIntent(element, load);
  }
}
