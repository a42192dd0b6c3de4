import { Modal } from "@mantine/core";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { emitEvent } from "#lib/events";
import { renderWithin } from "#test/render";
import { KeysHelp } from "./KeysHelp";

it("shows what the keys do when one asks by ?, and goes by Escape", async () => {
  await renderWithin(<KeysHelp />, { language: "en" });
  await userEvent.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keys" })).toBeInTheDocument();
  expect(screen.getByText("Play or pause")).toBeInTheDocument();
});

it("leaves a typed question mark alone", async () => {
  await renderWithin(
    <>
      <input aria-label="field" />
      <KeysHelp />
    </>,
  );
  await userEvent.type(screen.getByRole("textbox"), "why?");
  expect(screen.getByRole("textbox")).toHaveValue("why?");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("opens nothing above a modal, wherever the focus is", async () => {
  await renderWithin(
    <>
      <Modal opened onClose={() => {}} trapFocus={false} title="Above all" />
      <KeysHelp />
    </>,
  );
  await screen.findByRole("dialog", { name: "Above all" });
  expect(document.body).toHaveFocus();
  await userEvent.keyboard("?");
  await expect(screen.findByRole("dialog", { name: /Keys|キー/ }, { timeout: 300 })).rejects.toThrow();
});

it("can be told to leave single keys alone, and is then found in the account menu", async () => {
  await renderWithin(<KeysHelp />, { language: "en" });
  act(() => emitEvent("keysAsked", {}));
  const singleKeys = await screen.findByRole("switch", { name: /single-key shortcuts/ });
  expect(singleKeys).toBeChecked();
  await userEvent.click(singleKeys);
  expect(singleKeys).not.toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
});
