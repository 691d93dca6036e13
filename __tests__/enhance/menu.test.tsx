/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MobileMenu } from "../../src/components/MobileMenu";
import { closeMenuWhenLeft } from "../../src/enhance/menu";

closeMenuWhenLeft();

function renderMenu() {
  render(
    <>
      <header>
        <a href="#before">Before</a>
        <MobileMenu label="Menu">
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
    </>,
  );
  const toggle = screen.getByText("Menu").closest("summary") as HTMLElement;
  return { user: userEvent.setup(), toggle, menu: toggle.parentElement as HTMLDetailsElement };
}

async function openMenu() {
  const all = renderMenu();
  await all.user.click(all.toggle);
  expect(all.menu.open).toBe(true);
  return all;
}

test("the button of the menu has an accessible name, and opens and closes the menu", async () => {
  const { user, toggle, menu } = await openMenu();
  expect(toggle).toHaveTextContent("Menu");
  await user.click(toggle);
  expect(menu.open).toBe(false);
});

test.each(["Services", "Before", "Beside", "After"])(
  "the menu closes at a click on %s",
  async (text) => {
    const { user, menu } = await openMenu();
    await user.click(screen.getByText(text));
    expect(menu.open).toBe(false);
  },
);

test("the menu stays open after a click on a text in the menu that is not a link", async () => {
  const { user, menu } = await openMenu();
  await user.click(screen.getByText("Words"));
  expect(menu.open).toBe(true);
});

test.each(["Before", "After"])(
  "the menu stays open while the focus is inside, and closes when the focus moves to %s",
  async (name) => {
    const { menu } = await openMenu();
    screen.getByRole("link", { name: "Services" }).focus();
    expect(menu.open).toBe(true);
    screen.getByRole("link", { name }).focus();
    expect(menu.open).toBe(false);
    expect(screen.getByRole("link", { name })).toHaveFocus();
  },
);

test.each(["inside", "on nothing"])(
  "while the focus is %s, Escape closes the menu and moves the focus to the button of the menu",
  async (where) => {
    const { user, toggle, menu } = await openMenu();
    if (where === "inside") screen.getByRole("link", { name: "Services" }).focus();
    else (document.activeElement as HTMLElement).blur();
    await user.keyboard("{Escape}");
    expect(menu.open).toBe(false);
    expect(toggle).toHaveFocus();
  },
);

test("keys other than Escape do not close the menu", async () => {
  const { user, toggle, menu } = await openMenu();
  const link = screen.getByRole("link", { name: "Services" });
  link.focus();
  await user.keyboard("x");
  expect(menu.open).toBe(true);
  menu.open = false;
  await user.keyboard("{Escape}");
  expect(toggle).not.toHaveFocus();
});
