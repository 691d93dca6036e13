/** @jest-environment jsdom */
import { notify } from "../../src/notifications/notify";
import { copyOnClick } from "../../src/sharing/copy-link";

jest.mock("../../src/notifications/notify", () => ({ notify: jest.fn() }));

const TEXTS = { copied: "Copied", failed: "Not copied" };
const PAGE = "https://steepline.example/blog/a-post";
const COPIED = { text: "Copied", tone: "success" };
const FAILED = { text: "Not copied", tone: "error" };

const writeText = jest.fn();
let stop = () => {};

const element = (id: string) => document.getElementById(id) as HTMLElement;
const settled = () => new Promise((resolve) => setTimeout(resolve));
async function click(id: string, init: MouseEventInit = {}) {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  element(id).dispatchEvent(event);
  await settled();
  return event;
}

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(navigator, { clipboard: { writeText } });
  document.head.innerHTML = `<link rel="canonical" href="${PAGE}">`;
  document.body.innerHTML = `
    <button id="page" data-copy=""><svg id="icon"></svg></button>
    <a id="part" data-copy="" href="#part-two">#</a>
    <a id="link" href="#other">Other</a>`;
  stop = copyOnClick(TEXTS);
});
afterEach(() => stop());

test.each([
  ["page", PAGE],
  ["icon", PAGE],
  ["part", `${PAGE}#part-two`],
])("a click on the element #%s copies %s and shows a notification", async (id, address) => {
  const event = await click(id);
  expect(writeText.mock.calls).toEqual([[address]]);
  expect(jest.mocked(notify).mock.calls).toEqual([[COPIED]]);
  expect(event.defaultPrevented).toBe(false);
});

test("the copy button copies the URL without a query if the page has no canonical link", async () => {
  document.head.innerHTML = "";
  history.replaceState(null, "", "/here?utm_source=x#y");
  await click("page");
  expect(writeText).toHaveBeenCalledWith("http://localhost/here");
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  "if a link copies its URL on a click, a click with the modifier key %j opens the link and copies nothing",
  async (keys) => {
    await click("part", keys);
    expect(writeText).not.toHaveBeenCalled();
  },
);

test("a click on a link without data-copy copies nothing", async () => {
  await click("link");
  stop();
  await click("page");
  expect(writeText).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

describe.each([
  ["denies permission", { writeText: () => Promise.reject(new Error("denied")) }],
  ["is missing", undefined],
])("if the clipboard %s", (how, clipboard) => {
  beforeEach(() => Object.assign(navigator, { clipboard }));

  test(`the copy button shows an error if the clipboard ${how}`, async () => {
    await click("page");
    expect(jest.mocked(notify).mock.calls).toEqual([[FAILED]]);
  });
});
