/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { PostCard } from "../../src/components/PostCard";

const POST = {
  slug: "a-post",
  title: "A post",
  excerpt: "What it is about.",
  tags: ["one tag", "second", "third"],
  publishedAt: "2025-11-05T08:00:00.000Z",
  category: "Paid Advertising",
  cover: <img src="/cover.png" alt="A rising line." />,
  readMore: "Read more",
  tagsLabel: "Tags",
  readingTime: "9 min read",
};

test("a card shows cover, category, title, excerpt and the first two tags", () => {
  render(<PostCard {...POST} />);
  const card = screen.getByRole("article");
  expect(screen.getByRole("img", { name: "A rising line." })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "A post" })).toBeInTheDocument();
  expect(card).toHaveTextContent("Paid Advertising");
  expect(card).toHaveTextContent("What it is about.");
  expect(card).toHaveTextContent("9 min read");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "#onetag",
    "#second",
  ]);
});

test("the link 'Read more' leads to the post and contains its title", () => {
  render(<PostCard {...POST} heading="h3" />);
  expect(screen.getByRole("link", { name: /^Read more ?: A post$/ })).toHaveAttribute(
    "href",
    "/blog/a-post",
  );
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("A post");
});

test("a card shows the notice of an unpublished post", () => {
  const { rerender } = render(<PostCard {...POST} notice="Draft: only previews show this page." />);
  expect(screen.getByText("Draft: only previews show this page.")).toBeInTheDocument();
  rerender(<PostCard {...POST} notice={null} />);
  expect(screen.queryByText(/^Draft/)).not.toBeInTheDocument();
});
