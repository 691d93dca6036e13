import { createRoot, type Root } from "react-dom/client";
import { type Toast, Toaster } from "./Toaster";

/** The time from closing a notification to its removal: docs/specification.md, section 5. */
const REMOVE_DELAY_MS = 1_000_000;

export type Notice = Pick<Toast, "text" | "tone">;

let root: Root | undefined;
let removal: ReturnType<typeof setTimeout>;
let lastId = 0;

function render(toast?: Toast): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Toaster toast={toast} onClose={close} />);
}

function close(toast: Toast): void {
  render({ ...toast, open: false });
  clearTimeout(removal);
  removal = setTimeout(render, REMOVE_DELAY_MS);
}

/** Shows a notification. There is one at a time, so it replaces the one before. */
export function show(notice: Notice): void {
  clearTimeout(removal);
  lastId += 1;
  render({ ...notice, id: lastId, open: true });
}
