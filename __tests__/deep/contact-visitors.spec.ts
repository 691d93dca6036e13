import { EMPTY, ERROR, formOn, type Message, SUCCESS } from "../e2e/support/form";
import { gate } from "../e2e/support/hold";
import { expect, type Page, test, type Visit } from "../e2e/support/test";
import { fc } from "../support/random";
import type { Answer, Provider } from "../support/second-origin";

/**
 * Simulates random visitors in a real browser. If a test fails, fast-check prints its seed and the
 * steps.
 */

type Step = "type" | "ok" | "refused" | "reset" | "double" | "away" | "back" | "reload" | "pages";

const ANSWERS: Partial<Record<Step, Answer>> = {
  ok: {},
  refused: { status: 503 },
  reset: { fault: "reset" },
  double: {},
};

const link = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

async function goThrough({ page, wake }: Visit, provider: Provider, steps: Step[]) {
  const form = formOn(page);
  let message: Message = EMPTY;
  let posts = 0;
  let written = 0;
  for (const step of steps) {
    const answer = ANSWERS[step];
    if (step === "type" || (answer && message === EMPTY)) {
      written += 1;
      message = { name: `Ana ${written}`, email: "a@b.example", message: `Text\n${written} 👩‍👧` };
      await form.fill(message);
    }
    if (answer) {
      const { release, released } = gate();
      provider.behave({ ...answer, after: released });
      await (step === "double" ? form.button.dblclick() : form.button.click());
      release();
      posts += 1;
      const good = step === "ok" || step === "double";
      await expect(form.status).toHaveText(good ? SUCCESS : ERROR);
      if (good) message = EMPTY;
    } else if (step === "reload") {
      await page.reload();
      await wake();
    } else if (step === "pages") {
      await page.goto("/services");
      await page.goto("/contact");
      await wake();
    } else if (step !== "type") {
      await link(page, "Pricing").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transparent Pricing");
      if (step === "back") await page.goBack();
      else await link(page, "Contact").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Talk");
    }
    await expect.poll(() => form.values()).toEqual(message);
    await expect(form.button).toHaveText(/^(Send|Write another) message$/);
    await expect(form.button).toBeEnabled();
    expect(provider.received).toHaveLength(posts);
  }
}

test("for a visitor who acts at random, the contact form loses no text and sends no message twice", async ({
  visitWithProvider,
  provider,
}) => {
  test.setTimeout(600_000);
  const steps = fc.array(
    fc.constantFrom<Step>(
      "type",
      "ok",
      "refused",
      "reset",
      "double",
      "away",
      "back",
      "reload",
      "pages",
    ),
    { minLength: 3, maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await provider.reset();
      const made = await visitWithProvider("/contact");
      made.expectFaults(/:979[78]/);
      await made.wake();
      await goThrough(made, provider, taken);
      await made.context.close();
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

/**
 * Writes a long message into the form. Returns the time to set the value and the time of the event
 * listeners, each the best of five, in ms.
 */
const paste = (page: Page, size: number) =>
  page.evaluate((length) => {
    const field = document.querySelector("textarea") as HTMLTextAreaElement;
    // A hidden field has no layout, so the time to lay out its text is not measured.
    field.style.display = "none";
    const text = "Tell us more.\n".repeat(length / 14);
    const times = Array.from({ length: 5 }, () => {
      field.value = "";
      const start = performance.now();
      field.value = text;
      const set = performance.now();
      field.dispatchEvent(new Event("input", { bubbles: true }));
      return { set: set - start, handled: performance.now() - set };
    });
    return {
      set: Math.min(...times.map(({ set }) => set)),
      handled: Math.min(...times.map(({ handled }) => handled)),
    };
  }, size);

for (const [size, length] of [
  ["1 MB", 1_000_000],
  ["10 MB", 10_000_000],
] as const) {
  test(`the contact form keeps a rejected message of ${size}, and later sends the complete message`, async ({
    visitWithProvider,
    provider,
  }) => {
    const { page, wake, expectFaults } = await visitWithProvider("/contact");
    expectFaults(/:979[78]/);
    await wake();
    const form = formOn(page);
    await form.fill({ name: "Ana", email: "a@b.example", message: "x" });
    const { set, handled } = await paste(page, length);
    // For each megabyte of text, the event listeners usually run for 40 ms, and the browser usually
    // needs 75 ms to insert the text.
    expect(handled).toBeLessThan(500);
    // `set` is the time in which the browser inserts the text. With some styles and attributes,
    // this time grows with the square of the number of lines.
    expect(set).toBeLessThan((500 * length) / 1_000_000);
    const submit = () => page.evaluate(() => document.forms[0]?.requestSubmit());
    const size = () => page.evaluate(() => document.querySelector("textarea")?.value.length);
    const before = await size();
    // The browser cannot report an error of a hidden field, so the test needs a valid value.
    provider.behave({ status: 413 });
    await submit();
    await expect(form.status).toHaveText(ERROR);
    expect(await size()).toBe(before);
    provider.behave({});
    await submit();
    await expect(form.status).toHaveText(SUCCESS);
    const sent = JSON.parse(provider.received.at(-1)?.body ?? "{}");
    expect(sent.message).toHaveLength(before ?? 0);
    expect(await size()).toBe(0);
  });
}
