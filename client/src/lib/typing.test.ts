import { expect, it, vi } from "vitest";
import { isComposing, isField, isTyping, keepDialogsWhileComposing, usesArrows } from "./typing";

const made = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector("[data-here]") ?? document.body.firstElementChild;
};

it.each([
  ["<textarea></textarea>", [true, true, true]],
  ['<input type="text">', [true, true, true]],
  ['<div role="dialog"><button data-here></button></div>', [false, true, true]],
  ['<input type="radio">', [false, false, true]],
  ['<input type="checkbox">', [false, false, false]],
  ['<div data-own-arrows><span data-here role="button"></span></div>', [false, false, true]],
  ['<span role="slider"></span>', [false, false, true]],
  ["<button></button>", [false, false, false]],
])("knows of %s whether it takes text, keys and arrows", (html, [field, typing, arrows]) => {
  const target = made(html);
  expect([isField(target), isTyping(target), usesArrows(target)]).toEqual([field, typing, arrows]);
});

const key = (name: string, told: { isComposing?: boolean; keyCode?: number } = {}) =>
  new KeyboardEvent("keydown", { key: name, bubbles: true, ...told });

it.each([
  ["within a conversion", { isComposing: true, keyCode: 229 }, true],
  ["that Safari tells of after it", { isComposing: false, keyCode: 229 }, true],
  ["without one", { isComposing: false, keyCode: 13 }, false],
])("knows whether a key is the input method's: one %s", (_, told, expected) => {
  expect(isComposing(key("Enter", told))).toBe(expected);
});

it("keeps from dialogs the Escape that gives a conversion up, and no other", () => {
  keepDialogsWhileComposing();
  const close = vi.fn();
  window.addEventListener("keydown", close, { capture: true });
  const field = made("<input>");
  field?.dispatchEvent(key("Escape", { keyCode: 229 }));
  expect(close).not.toHaveBeenCalled();
  field?.dispatchEvent(key("Escape", { keyCode: 27 }));
  field?.dispatchEvent(key("a", { keyCode: 229 }));
  expect(close).toHaveBeenCalledTimes(2);
});
