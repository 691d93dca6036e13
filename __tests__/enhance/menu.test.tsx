/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MobileMenu } from "../../src/components/MobileMenu";
import { initMenu } from "../../src/enhance/menu";

initMenu();

async function openMenu() {
  render(
    <div data-testid="frame" tabIndex={-1}>
      <header>
        <a href="#before">Before</a>
        <MobileMenu>
          <p>Words</p>
          <a href="#services">
            <span>Services</span>
          </a>
        </MobileMenu>
      </header>
      <main>
        <p>Beside</p>
        <a href="#after">After</a>
      </main>
    </div>,
  );
  const user = userEvent.setup();
  const toggle = screen.getByText("Menu").closest("summary") as HTMLElement;
  await user.click(toggle);
  const menu = toggle.parentElement as HTMLDetailsElement;
  expect(menu.open).toBe(true);
  return { user, toggle, menu };
}

/** The menu closes in the next frame. */
const nextFrame = () => new Promise(requestAnimationFrame);

test.each(["Services", "Before", "Beside", "After"])(
  "the menu closes at a click on %s",
  async (text) => {
    const { user, menu } = await openMenu();
    await user.click(screen.getByText(text));
    await waitFor(() => expect(menu.open).toBe(false));
  },
);

test("the menu stays open after a click beside its links", async () => {
  const { user, menu } = await openMenu();
  await user.click(screen.getByText("Words"));
  screen.getByTestId("frame").focus();
  await nextFrame();
  expect(menu.open).toBe(true);
});

test("the menu closes when the focus leaves it, and does not take the focus back", async () => {
  const { menu } = await openMenu();
  screen.getByRole("link", { name: "Services" }).focus();
  await nextFrame();
  expect(menu.open).toBe(true);
  screen.getByRole("link", { name: "After" }).focus();
  await waitFor(() => expect(menu.open).toBe(false));
  expect(screen.getByRole("link", { name: "After" })).toHaveFocus();
});

test("Escape closes the menu and moves the focus to its button, other keys do not", async () => {
  const { user, toggle, menu } = await openMenu();
  screen.getByRole("link", { name: "Services" }).focus();
  await user.keyboard("x");
  await nextFrame();
  expect(menu.open).toBe(true);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(menu.open).toBe(false));
  expect(toggle).toHaveFocus();
});
