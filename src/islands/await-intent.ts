import type { ComponentType } from "react";
import type { IslandName } from "./names";

/** Loads the component of each island. */
const LOADERS = {
  "contact-form": () =>
    import(/* webpackChunkName: "contact-form" */ "./contact-form/ContactForm").then(
      ({ ContactForm }) => ContactForm,
    ),
  search: () =>
    import(/* webpackChunkName: "search" */ "./search/Search").then(({ Search }) => Search),
} satisfies Record<IslandName, () => Promise<unknown>>;

/** The first of these events in an island, or near it, loads the island. A touch is a `pointerover`, too. */
const INTENTS = ["focusin", "pointerover", "input"];

/** After a failure, an event loads the script again, but not before this time has passed. */
const RETRY_MS = 2_000;

async function hydrate(element: HTMLElement): Promise<void> {
  const load = LOADERS[element.dataset.island as IslandName];
  const [{ mount }, Component] = await Promise.all([
    import(/* webpackChunkName: "mount" */ "./mount"),
    load(),
  ]);
  // The HTML contains the props of the component.
  mount(element, Component as ComponentType);
}

function hydrateAtIntent(element: HTMLElement): void {
  const controller = new AbortController();
  // A visitor who points at the part of the page around the island is on the way to it.
  const area = element.closest("section, main") as HTMLElement;
  let isLoading = false;
  const onIntent = () => {
    if (isLoading) return;
    isLoading = true;
    hydrate(element).then(
      () => controller.abort(),
      () => {
        setTimeout(() => {
          isLoading = false;
        }, RETRY_MS);
      },
    );
  };
  const options = { signal: controller.signal };
  for (const intent of INTENTS) area.addEventListener(intent, onIntent, options);
  const { parameter } = element.dataset;
  if (parameter && new URLSearchParams(location.search).has(parameter)) onIntent();
}

/** Until its script has loaded, an island is plain HTML. */
export function awaitIntent(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]"))
    hydrateAtIntent(element);
}
