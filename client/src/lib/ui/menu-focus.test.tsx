import { Menu, Modal } from "@mantine/core";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderWithin } from "#test/render";
import { LazyPart } from "./LazyPart";
import { keepMenuFocus } from "./menu-focus";
import { useOpened } from "./use-opened";

keepMenuFocus();

/** A menu whose items open a dialog that is made for it, and one that stands ready. */
function Screen() {
  const [opened, setOpened] = useState<"made" | "ready" | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened("made")}>Made</Menu.Item>
          <Menu.Item onClick={() => setOpened("ready")}>Ready</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened === "made" && (
        <LazyPart>
          <Modal opened onClose={close}>
            Made
          </Modal>
        </LazyPart>
      )}
      <Modal opened={useOpened(opened === "ready")} onClose={close}>
        Ready
      </Modal>
    </>
  );
}

it.each(["Made", "Ready"])("comes back to the menu's button from a dialog: %s", async (name) => {
  await renderWithin(<Screen />);
  const button = screen.getByRole("button", { name: "More" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  screen.getByRole("menuitem", { name }).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(button).toHaveFocus());
});
