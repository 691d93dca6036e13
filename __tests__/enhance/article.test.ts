/** @jest-environment jsdom */
import { enhanceArticle } from "../../src/enhance/article";

test("printing numbers the links to other sites, and lists their addresses once", () => {
  document.body.innerHTML = `<div data-text>
    <a href="https://a.example/one">One</a> <a href="/two">Two</a> <a href="https://b.example/">B</a>
  </div>`;
  enhanceArticle();
  dispatchEvent(new Event("beforeprint"));
  dispatchEvent(new Event("beforeprint"));
  const notes = [...document.querySelectorAll("li")].map((note) => note.textContent);
  expect(notes).toEqual(["https://a.example/one", "https://b.example/"]);
  const numbers = [...document.querySelectorAll("a")].map((link) => link.dataset.note);
  expect(numbers).toEqual(["[1]", undefined, "[2]"]);
});
