import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { emitEvent } from "#lib/events";
import { renderWithin } from "#test/render";
import { NewVersionNotice } from "./NewVersionNotice";

it.each([
  ["released", /新しい版が公開されています/],
  ["chunk", /画面の一部を読み込めませんでした/],
] as const)("offers a reload (%s), which may wait", async (reason, text) => {
  await renderWithin(<NewVersionNotice />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => emitEvent("newVersion", { reason }));
  expect(screen.getByRole("status")).toHaveTextContent(text);
  expect(screen.getByRole("button", { name: "再読み込み" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "あとで" }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
