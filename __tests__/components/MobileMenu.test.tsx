/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MobileMenu } from "../../src/components/MobileMenu";

function renderMenu() {
  render(
    <MobileMenu label="Menu">
      <p>Words</p>
      <a href="#services">
        <span>Services</span>
      </a>
    </MobileMenu>,
  );
  const toggle = screen.getByText("Menu").closest("summary") as HTMLElement;
  return { user: userEvent.setup(), toggle, menu: toggle.parentElement as HTMLDetailsElement };
}

test("the toggle has a name, opens the menu and closes it", async () => {
  const { user, toggle, menu } = renderMenu();
  expect(toggle).toHaveTextContent("Menu");
  expect(menu.open).toBe(false);
  await user.click(toggle);
  expect(menu.open).toBe(true);
  await user.click(toggle);
  expect(menu.open).toBe(false);
});

test("a chosen link closes the menu, also when it leads to the same page", async () => {
  const { user, toggle, menu } = renderMenu();
  await user.click(toggle);
  await user.click(screen.getByText("Services"));
  expect(menu.open).toBe(false);
});

test("a click beside the links leaves it open", async () => {
  const { user, toggle, menu } = renderMenu();
  await user.click(toggle);
  await user.click(screen.getByText("Words"));
  expect(menu.open).toBe(true);
});

test("Escape closes the menu and brings the focus back to the toggle", async () => {
  const { user, toggle, menu } = renderMenu();
  await user.click(toggle);
  screen.getByRole("link", { name: "Services" }).focus();
  await user.keyboard("{Escape}");
  expect(menu.open).toBe(false);
  expect(toggle).toHaveFocus();
});

test("another key, and Escape while it is closed, change nothing", async () => {
  const { user, toggle, menu } = renderMenu();
  await user.click(toggle);
  const link = screen.getByRole("link", { name: "Services" });
  link.focus();
  await user.keyboard("x");
  expect(menu.open).toBe(true);
  menu.open = false;
  await user.keyboard("{Escape}");
  expect(toggle).not.toHaveFocus();
});
