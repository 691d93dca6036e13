/** @jest-environment jsdom */
import { initCopyLink } from "../../src/enhance/copy-link";
import { notify, prepareNotifications } from "../../src/notifications/notify";

jest.mock("../../src/notifications/notify", () => ({
  notify: jest.fn(),
  prepareNotifications: jest.fn(),
}));

const PAGE = "https://steepline.example/blog/a-post";
const writeText = jest.fn();
const element = (id: string) => document.getElementById(id) as HTMLElement;

async function click(id: string, init: MouseEventInit = {}) {
  element(id).dispatchEvent(new MouseEvent("click", { bubbles: true, ...init }));
  await new Promise((resolve) => setTimeout(resolve));
}

initCopyLink();

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(navigator, { clipboard: { writeText } });
  document.head.innerHTML = `<link rel="canonical" href="${PAGE}">`;
  document.body.innerHTML = `
    <button id="page" data-copy=""><svg id="icon"></svg></button>
    <a id="part" data-copy="" href="#part-two">#</a>
    <a id="link" href="#other">Other</a>`;
});

test.each([
  ["page", PAGE],
  ["icon", PAGE],
  ["part", `${PAGE}#part-two`],
])("a click on #%s copies %s and shows a notification", async (id, address) => {
  await click(id);
  expect(writeText.mock.calls).toEqual([[address]]);
  expect(notify).toHaveBeenCalledWith({ text: "Link copied", tone: "success" });
});

test("a page without a canonical link is copied without its query", async () => {
  document.head.innerHTML = "";
  history.replaceState(null, "", "/here?utm_source=x#y");
  await click("page");
  expect(writeText).toHaveBeenCalledWith("http://localhost/here");
});

test("a click with the control key, and a click on another link, copy nothing", async () => {
  await click("part", { ctrlKey: true });
  await click("link");
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ["denies permission", { writeText: () => Promise.reject(new Error("denied")) }],
  ["is missing", undefined],
])("an error is shown if the clipboard %s", async (_how, clipboard) => {
  Object.assign(navigator, { clipboard });
  await click("page");
  expect(notify).toHaveBeenCalledWith({
    text: expect.stringMatching(/not be copied/),
    tone: "error",
  });
});

test("the script of notifications loads when the pointer comes over a copy control", () => {
  element("link").dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(prepareNotifications).not.toHaveBeenCalled();
  element("icon").dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(prepareNotifications).toHaveBeenCalled();
});
