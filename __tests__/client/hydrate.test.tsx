/** @jest-environment jsdom */
import { replaceHydrateFunction } from "../../src/client/hydrate";

type Hydrate = (element: React.ReactElement, container: Element) => void;
const environment = process.env.NODE_ENV;
const hydrateIn = (mode: string) => {
  Object.assign(process.env, { NODE_ENV: mode });
  return replaceHydrateFunction?.({} as never, { plugins: [] }) as unknown as Hydrate | undefined;
};
afterEach(() => Object.assign(process.env, { NODE_ENV: environment }));

/** Runs all due tasks, because React schedules its own tasks. */
async function runTasks() {
  for (let task = 0; task < 50; task++) await new Promise((resolve) => setTimeout(resolve));
}

test("the browser can handle input before all of a long page is hydrated", async () => {
  const parts = Array.from({ length: 20 }, (_, index) => index);
  // The mock clock advances by 10 ms for each rendered part of the page.
  let rendered = 0;
  const clock = jest.spyOn(performance, "now").mockImplementation(() => rendered * 10);
  let renderedAtAnswer = 0;
  const answerVisitor = () => {
    renderedAtAnswer = rendered;
  };
  function Part() {
    if (rendered === 0) setTimeout(answerVisitor);
    rendered += 1;
    return <p>Part</p>;
  }
  document.body.innerHTML = `<div>${"<p>Part</p>".repeat(parts.length)}</div>`;
  const page = (
    <>
      {parts.map((part) => (
        <Part key={part} />
      ))}
    </>
  );
  hydrateIn("production")?.(page, document.body.firstElementChild as Element);
  await runTasks();
  clock.mockRestore();
  expect(rendered).toBeGreaterThanOrEqual(parts.length);
  expect(renderedAtAnswer).toBeGreaterThan(0);
  expect(renderedAtAnswer).toBeLessThan(parts.length);
});

test("under gatsby develop, only Gatsby's own code hydrates the page", () => {
  expect(hydrateIn("development")).toBeUndefined();
});
