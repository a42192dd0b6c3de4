import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderWithin } from "#test/render";
import { MarksHelp } from "./MarksHelp";

it("tells how silence, language, rate, volume and stress are marked, and closes on Escape", async () => {
  await renderWithin(<MarksHelp />, { language: "en" });
  await userEvent.click(screen.getByRole("button", { name: "Marks of a script" }));
  for (const mark of [
    "[pause 0.8s]",
    "[en]…[/en]",
    "[rate 0.8]…[/rate]",
    "[volume +3dB]…[/volume]",
    "[em]…[/em]",
  ])
    expect(screen.getByText(mark)).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText("[em]…[/em]")).not.toBeInTheDocument();
});
