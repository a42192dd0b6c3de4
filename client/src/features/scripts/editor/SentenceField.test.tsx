import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderWithin } from "#test/render";
import { SentenceField } from "./SentenceField";

async function field() {
  const done = { onDone: vi.fn(), onCancel: vi.fn() };
  await renderWithin(<SentenceField text="雨です。" {...done} />);
  return { ...done, box: screen.getByRole("textbox", { name: "文" }) };
}

it("is taken by Enter, once", async () => {
  const { box, onDone } = await field();
  await userEvent.type(box, "風です。{Enter}");
  fireEvent.blur(box);
  expect(onDone).toHaveBeenCalledExactlyOnceWith("雨です。風です。", true);
});

it.each([
  ["in Safari", { keyCode: 229 }],
  ["in other browsers", { isComposing: true, keyCode: 229 }],
])("stays open at the keys of a conversion %s", async (_, told) => {
  const { box, onDone, onCancel } = await field();
  for (const key of ["Enter", "Escape"]) fireEvent.keyDown(box, { key, ...told });
  expect(onDone).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});
