import {
  answerElsewhere,
  askAgain,
  decided,
  startsCounting,
  tryEverything,
} from "../e2e/support/measurement";
import { CLIPBOARD } from "../e2e/support/notices";
import { settled } from "../e2e/support/react";
import { expect, type Open, test } from "../e2e/support/test";
import { type Answer, COLLECTOR_PORT, PROVIDER_PORT } from "../support/second-origin";

async function open(visitWithProvider: Open, choice: "granted" | "declined") {
  const made = await visitWithProvider("/", {
    ...CLIPBOARD,
    before: async (page, context) => {
      await decided(choice)(page);
      await answerElsewhere(context);
    },
  });
  made.expectFaults(new RegExp(`:${COLLECTOR_PORT}|ERR_FAILED`));
  return made;
}

test("the page sends no analytics event if the visitor has declined the counting of clicks", async ({
  visitWithProvider,
  collector,
}) => {
  const { page, requests, wake } = await open(visitWithProvider, "declined");
  await wake();
  await expect(askAgain(page)).toBeVisible();
  await tryEverything(page);
  // Waits until all queued tasks have run. If the page sent an event, it would do so in one of
  // these tasks.
  await settled(page);
  expect(collector.received).toEqual([]);
  const sent = requests.filter((request) => request.url().includes(`:${COLLECTOR_PORT}`));
  expect(sent).toEqual([]);
});

const ELSEWHERE = `http://127.0.0.1:${PROVIDER_PORT}/moved?cors`;
const ANSWERS: [string, Answer][] = [
  ["responds with an error", { status: 500 }],
  ["sends no CORS headers", { cors: false }],
  ["never responds", { fault: "hang" }],
  ["resets the connection", { fault: "reset" }],
  ["sends an incomplete body", { body: "too short", fault: "cut" }],
  ["sets a cookie", { headers: { "Set-Cookie": "id=1" } }],
  ["redirects to another origin", { status: 307, headers: { Location: ELSEWHERE } }],
];

for (const [what, answer] of ANSWERS) {
  test(`the page works and sends each analytics event only once if the analytics collector ${what}`, async ({
    visitWithProvider,
    provider,
    collector,
  }) => {
    collector.behave(answer);
    const { page, context, wake } = await open(visitWithProvider, "granted");
    await startsCounting(page, wake);
    await tryEverything(page);
    // The page never waits for more than three responses at a time. If the collector does not
    // respond, the page therefore sends only three events.
    const events = answer.fault === "hang" ? 3 : 9;
    await expect.poll(() => collector.received.length).toBeGreaterThanOrEqual(events);
    // The form provider receives only the message of the form, no analytics events.
    expect(provider.received).toHaveLength(1);
    expect(await context.cookies()).toEqual([]);
    const bodies = collector.received.map(({ body }) => body);
    expect(bodies).toEqual([...new Set(bodies)]);
  });
}
