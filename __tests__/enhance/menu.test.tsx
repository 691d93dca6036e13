/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MobileMenu } from "../../src/components/MobileMenu";
import { initMenu } from "../../src/enhance/menu";

initMenu();

async function openMenu() {
  render(
    <div data-testid="frame" tabIndex={-1}>
      <header>
        <MobileMenu>
          <p>Words</p>
          <a href="#services">
            <span>Services</span>
          </a>
        </MobileMenu>
      </header>
      <main>
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

test.each(["Services", "After"])("the menu closes at a click on the link %s", async (text) => {
  const { user, menu } = await openMenu();
  await user.click(screen.getByText(text));
  expect(menu.open).toBe(false);
});

test("the menu stays open after a click beside its links", async () => {
  const { user, menu } = await openMenu();
  await user.click(screen.getByText("Words"));
  screen.getByTestId("frame").focus();
  expect(menu.open).toBe(true);
});

test("Escape closes the menu and moves the focus to its button, other keys do not", async () => {
  const { user, toggle, menu } = await openMenu();
  await user.tab();
  await user.keyboard("x");
  expect(menu.open).toBe(true);
  await user.keyboard("{Escape}");
  expect(menu.open).toBe(false);
  expect(toggle).toHaveFocus();
});
