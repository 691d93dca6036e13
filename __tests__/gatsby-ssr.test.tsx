import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { onPreRenderHTML, replaceRenderer } from "../gatsby-ssr";

const NONE = { plugins: [] };

/** Renders each node separately, because React would change the order of the elements. */
const htmlOf = (nodes: unknown) =>
  (nodes as ReactNode[]).map((node) => renderToStaticMarkup(node)).join("");

function start(body: ReactElement) {
  const page = { html: "", head: [] as unknown[], language: "" };
  const done = replaceRenderer?.(
    {
      bodyComponent: body,
      replaceBodyHTMLString: (html: string) => Object.assign(page, { html }),
      setHeadComponents: (head: unknown[]) => page.head.push(...head),
      setHtmlAttributes: ({ lang }: { lang: string }) => Object.assign(page, { language: lang }),
      setBodyAttributes: () => {},
    } as never,
    NONE,
  );
  return { page, done: Promise.resolve(done) };
}

const titled = (title: string, language = "en") => (
  <>
    <Helmet title={title} htmlAttributes={{ lang: language }} />
    <h1>{title}</h1>
  </>
);

test("two pages that are rendered at the same time get separate titles and languages", async () => {
  const [first, second] = [start(titled("Work")), start(titled("Preise", "de"))];
  await Promise.all([first.done, second.done]);
  expect(first.page.html).toBe("<h1>Work</h1>");
  expect(htmlOf(first.page.head)).toMatch(/<title[^>]*>Work</);
  expect(first.page.language).toBe("en");
  expect(second.page.html).toBe("<h1>Preise</h1>");
  expect(htmlOf(second.page.head)).toMatch(/<title[^>]*>Preise</);
  expect(second.page.language).toBe("de");
});

test("the styles of a page come after its title and its other metadata, in their order", () => {
  const replaceHeadComponents = jest.fn();
  const head = [<style key="a">a</style>, [<title key="t">Title</title>], <style key="b">b</style>];
  const getHeadComponents = () => [...head, null];
  onPreRenderHTML?.({ getHeadComponents, replaceHeadComponents } as never, NONE);
  expect(htmlOf(replaceHeadComponents.mock.calls[0]?.[0])).toBe(
    "<title>Title</title><style>a</style><style>b</style>",
  );
});
