import { parse } from "node-html-parser";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { onPreRenderHTML, onRenderBody } from "../../src/document/head";
import { replaceRenderer } from "../../src/document/replace-renderer";

const NONE = { plugins: [] };
/** Renders each node separately, because React would change the order of the elements. */
const htmlOf = (nodes: unknown) =>
  (nodes as ReactNode[]).map((node) => renderToStaticMarkup(node)).join("");

describe("the finished HTML of a page", () => {
  function finish(head: unknown[]) {
    const replaceHeadComponents = jest.fn();
    onPreRenderHTML?.({ getHeadComponents: () => head, replaceHeadComponents } as never, NONE);
    return { head: parse(htmlOf(replaceHeadComponents.mock.calls[0]?.[0])) };
  }

  const inline = (code: string) => ({ dangerouslySetInnerHTML: { __html: code } });
  const style = (name: string, css: string) => (
    <style key={name} data-href={`/static/${name}-0a1b.css`} {...inline(css)} />
  );

  test("the head of a page has title and meta first, then preloads and styles", () => {
    const { head } = finish([
      style("page", ".page{}"),
      <link key="icon" rel="icon" href="/favicon.svg" />,
      [style("styles", ".all{}"), <link key="font" rel="preload" href="/face.woff2" />],
      [[<meta key="d" name="description" content="About" />], [<title key="t">Title</title>]],
      null,
    ]);
    expect(head.querySelectorAll("*").map((node) => node.rawTagName)).toEqual([
      "meta",
      "title",
      "link",
      "style",
      "style",
      "link",
    ]);
    const links = head.querySelectorAll("link").map((link) => link.getAttribute("rel"));
    expect(links).toEqual(["preload", "icon"]);
  });

  test("the HTML has no meta element `generator`", () => {
    const { head } = finish([<meta key="g" name="generator" content="Gatsby 5" />]);
    expect(head.querySelector("meta")).toBeNull();
  });
});

describe("the rendering of a page", () => {
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

  test("the build removes style attributes only from elements that Gatsby has added", () => {
    const { page } = start(
      <div id="gatsby-focus-wrapper" tabIndex={-1} style={{ outline: "none" }}>
        <code>{'<div style="color:red">'}</code>
        <div id="gatsby-announcer" style={{ position: "absolute", top: 0 }} aria-live="assertive" />
      </div>,
    );
    const body = parse(page.html);
    expect(body.querySelector("[style]")).toBeNull();
    expect(body.querySelector("#gatsby-focus-wrapper")?.getAttribute("tabindex")).toBe("-1");
    expect(body.querySelector("#gatsby-announcer")?.getAttribute("aria-live")).toBe("assertive");
    expect(body.querySelector("code")?.text).toBe('<div style="color:red">');
  });
});

describe("the parts of every page", () => {
  test("the head of every page has icons, colors and a preload of the font", () => {
    const setHeadComponents = jest.fn();
    onRenderBody?.({ pathname: "/", setHeadComponents } as never, NONE);
    const head = parse(htmlOf(setHeadComponents.mock.calls[0]?.[0]));
    const link = (rel: string) =>
      head.querySelectorAll(`link[rel=${rel}]`).map((found) => found.getAttribute("href"));
    const meta = (name: string) =>
      head.querySelector(`meta[name=${name}]`)?.getAttribute("content");
    expect(link("icon")).toEqual(["/favicon.svg"]);
    expect(link("apple-touch-icon")).toEqual(["/apple-touch-icon.png"]);
    expect(meta("theme-color")).toBe("#080a0f");
    expect(meta("color-scheme")).toBe("dark");
    const font = head.querySelector("link[rel=preload]");
    expect(font?.getAttribute("as")).toBe("font");
    // Without this attribute, browsers would load the font twice.
    expect(font?.getAttribute("crossorigin")).toBe("anonymous");
  });
});
