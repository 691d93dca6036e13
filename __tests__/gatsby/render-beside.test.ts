import { EventEmitter } from "node:events";
import { renderMarkdown } from "../../src/gatsby/render-markdown";

class Thread extends EventEmitter {
  texts: string[] = [];
  ref = jest.fn();
  unref = jest.fn();
  postMessage = (text: string) => void this.texts.push(text);
}

/** The module as it is at the start of a build, with a thread that answers when the test does. */
async function load() {
  const thread = new Thread();
  const startThread = jest.fn(() => thread);
  jest.resetModules();
  jest.doMock("../../src/gatsby/threads/start-thread", () => ({ startThread }));
  const { renderBeside } = await import("../../src/gatsby/render-beside");
  const renderMany = async () => {
    for (let count = 0; count < 60; count++) await renderBeside(`Text ${count}`);
  };
  return { renderBeside, renderMany, startThread, thread };
}

const article = (html: string) => ({ html, contents: [], readingMinutes: 1 });

afterEach(() => jest.dontMock("../../src/gatsby/threads/start-thread"));

test("few texts need no thread", async () => {
  const { renderBeside, startThread } = await load();
  expect(await renderBeside("**Text**")).toEqual(renderMarkdown("**Text**"));
  expect(startThread).not.toHaveBeenCalled();
});

test("many are rendered here until the thread is there, and by it from then on", async () => {
  const { renderBeside, renderMany, startThread, thread } = await load();
  await renderMany();
  expect(startThread).toHaveBeenCalledTimes(1);
  expect(thread.texts).toEqual([]);
  thread.emit("message", "ready");
  const answers = [renderBeside("one"), renderBeside("two")];
  expect(thread.texts).toEqual(["one", "two"]);
  thread.emit("message", article("1"));
  thread.emit("message", article("2"));
  expect(await Promise.all(answers)).toEqual([article("1"), article("2")]);
});

test("the build waits for answers, and not for the thread", async () => {
  const { renderBeside, renderMany, thread } = await load();
  await renderMany();
  expect(thread.unref).toHaveBeenCalledTimes(1);
  thread.emit("message", "ready");
  const answer = renderBeside("one");
  expect(thread.ref).toHaveBeenCalledTimes(1);
  thread.emit("message", article("1"));
  await answer;
  expect(thread.unref).toHaveBeenCalledTimes(2);
});

test("when the thread dies, those who wait are told, and the next texts are rendered here", async () => {
  const { renderBeside, renderMany, thread } = await load();
  await renderMany();
  thread.emit("message", "ready");
  const answer = renderBeside("one");
  thread.emit("error", new Error("out of memory"));
  await expect(answer).rejects.toThrow("out of memory");
  expect(await renderBeside("two")).toEqual(renderMarkdown("two"));
});

test("the thread itself gives what would be rendered here", async () => {
  jest.resetModules();
  const { renderBeside } = await import("../../src/gatsby/render-beside");
  const { startThread } = await import("../../src/gatsby/threads/start-thread");
  const thread = startThread("render-articles");
  const next = () => new Promise((resolve) => thread.once("message", resolve));
  expect(await next()).toBe("ready");
  thread.postMessage("## One\n\n[Text](/blog)");
  expect(await next()).toEqual(await renderBeside("## One\n\n[Text](/blog)"));
  await thread.terminate();
});
