/** @jest-environment jsdom */
import { initCopyLink } from "../../src/enhance/copy-link";
import { notify } from "../../src/notifications/notify";

jest.mock("../../src/notifications/notify", () => ({ notify: jest.fn() }));

const PAGE = "https://steepline.example/blog/a-post";
const writeText = jest.fn();

async function click(id: string) {
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

initCopyLink();

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(navigator, { clipboard: { writeText } });
  document.head.innerHTML = `<link rel="canonical" href="${PAGE}">`;
  document.body.innerHTML = `
    <button data-copy=""><svg id="icon"></svg></button>
    <a id="part" data-copy="" href="#part-two">#</a>`;
});

test.each([
  ["icon", PAGE],
  ["part", `${PAGE}#part-two`],
])("a click on #%s copies %s and shows a notification", async (id, address) => {
  await click(id);
  expect(writeText.mock.calls).toEqual([[address]]);
  expect(notify).toHaveBeenCalledWith({ text: "Link copied", tone: "success" });
});

test("a notification shows an error if the clipboard denies access", async () => {
  writeText.mockRejectedValue(new Error("denied"));
  await click("icon");
  expect(jest.mocked(notify).mock.calls).toMatchObject([[{ tone: "error" }]]);
});
