import {
  answerElsewhere,
  askAgain,
  decided,
  startsCounting,
  tryEverything,
} from "../e2e/support/measurement";
import { CLIPBOARD } from "../e2e/support/notices";
import { eventually, wake } from "../e2e/support/react";
import { openBrowser } from "../support/browser";
import {
  type Answer,
  COLLECTOR_PORT,
  PROVIDER_PORT,
  startProvider,
} from "../support/second-origin";
import { fixtureRoot, serveSite } from "../support/site";

const site = serveSite(fixtureRoot());
const collector = startProvider(COLLECTOR_PORT);
const provider = startProvider();
const visit = openBrowser(site);

async function open(choice: "granted" | "declined") {
  const made = await visit("/", {
    ...CLIPBOARD,
    before: async (page, context) => {
      await decided(choice)(page);
      await answerElsewhere(context);
    },
  });
  made.expectFaults(new RegExp(`:${COLLECTOR_PORT}|ERR_FAILED`));
  return made;
}

test("of who has declined nothing is counted, whatever they use", async () => {
  const { page, requests } = await open("declined");
  await wake(page);
  await askAgain(page).waitFor();
  await tryEverything(page);
  expect(collector.received).toEqual([]);
  const sent = requests.filter((request) => request.url().includes(`:${COLLECTOR_PORT}`));
  expect(sent).toEqual([]);
});

const ELSEWHERE = `http://127.0.0.1:${PROVIDER_PORT}/moved?cors`;
const ANSWERS: [string, Answer][] = [
  ["an error", { status: 500 }],
  ["no permission", { cors: false }],
  ["nothing, for ever", { fault: "hang" }],
  ["the end of the connection", { fault: "reset" }],
  ["half of what it says", { body: "too short", fault: "cut" }],
  ["a cookie", { headers: { "Set-Cookie": "id=1" } }],
  ["another address", { status: 307, headers: { Location: ELSEWHERE } }],
];

test.each(ANSWERS)(
  "a collector that gives %s is in nobody's way, and told once",
  async (_name, answer) => {
    collector.behave(answer);
    const { page, context } = await open("granted");
    await startsCounting(page, () => wake(page));
    await tryEverything(page);
    // Of those that get no answer, no more than three are under way.
    const events = answer.fault === "hang" ? 3 : 9;
    await eventually(async () => expect(collector.received.length).toBeGreaterThanOrEqual(events));
    // Only the contact form's message.
    expect(provider.received).toHaveLength(1);
    expect(await context.cookies()).toEqual([]);
    const bodies = collector.received.map(({ body }) => body);
    expect(bodies).toEqual([...new Set(bodies)]);
  },
);

// Walks through the site; the machine may be busy. The last call counts.
jest.setTimeout(60_000);
