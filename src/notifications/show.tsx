import { createRoot } from "react-dom/client";
import { Toaster } from "./Toaster";
import { add, type Notice } from "./toasts";

let isMounted = false;

/** Shows a notification. The first call adds the list of notifications to the page. */
export function show(notice: Notice): void {
  if (!isMounted) {
    const container = document.body.appendChild(document.createElement("div"));
    createRoot(container).render(<Toaster />);
    isMounted = true;
  }
  add(notice);
}
