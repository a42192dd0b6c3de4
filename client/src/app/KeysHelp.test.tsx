import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
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
