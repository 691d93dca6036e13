import { noticeOf } from "../../../src/gatsby/schema/schema";

const texts = { draft: "A draft", scheduled: "From {date} on" };
const publishedAt = "2026-03-02T08:00:00.000Z";

test("returns the notice above a draft, and the notice above a scheduled post with its publication date", () => {
  expect(noticeOf({ visibility: "draft", publishedAt }, texts)).toBe("A draft");
  expect(noticeOf({ visibility: "scheduled", publishedAt }, texts)).toBe(
    "From 2026-03-02 08:00 on",
  );
});
