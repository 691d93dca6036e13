import { noticeOf } from "../../../src/gatsby/schema/schema";

const texts = { draft: "A draft", scheduled: "From {date} on" };
const publishedAt = "2026-03-02T08:00:00.000Z";

test("drafts and scheduled posts have different notices, and a scheduled post's notice contains the date", () => {
  expect(noticeOf({ visibility: "draft", publishedAt }, texts)).toBe("A draft");
  expect(noticeOf({ visibility: "scheduled", publishedAt }, texts)).toBe(
    "From 2026-03-02 08:00 on",
  );
});
