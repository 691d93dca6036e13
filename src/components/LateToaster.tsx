import { useSyncExternalStore } from "react";
import { useLate } from "../lib/use-late";
import { getSnapshot, subscribe } from "../notifications/toasts";
import type { ToasterTexts } from "./Toaster";

const load = () =>
  import(/* webpackChunkName: "toaster" */ "./Toaster").then(({ Toaster }) => Toaster);

/** The place of the notifications; nothing of them is loaded before there is one. */
export function LateToaster({ texts }: { texts: ToasterTexts }) {
  const toasts = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const Toaster = useLate(toasts[0]?.id ?? 0, load);
  return Toaster ? <Toaster toasts={toasts} texts={texts} /> : null;
}
