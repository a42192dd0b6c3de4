import { expect, it, vi } from "vitest";
import { isComposing, isField, isModalOpen, isTyping, keepComposingKeys, usesArrows } from "./typing";

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

it.each([
  ['<button data-here></button><div role="dialog" aria-modal="true"></div>', true],
  ['<button data-here></button><div role="dialog"></div>', false],
])("leaves the screen no key below a modal, wherever the focus is: %s", (html, expected) => {
  const target = made(html);
  expect([isModalOpen(), isTyping(target), usesArrows(target)]).toEqual([expected, expected, expected]);
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

it("keeps from everybody the keys that end a conversion, and no other", () => {
  keepComposingKeys();
  const told = vi.fn();
  window.addEventListener("keydown", ({ key, keyCode }) => told(key, keyCode), { capture: true });
  const field = made("<input>");
  for (const name of ["Enter", "Escape", "a"])
    for (const keyCode of [229, 1]) field?.dispatchEvent(key(name, { keyCode }));
  expect(told.mock.calls).toEqual([
    ["Enter", 1],
    ["Escape", 1],
    ["a", 229],
    ["a", 1],
  ]);
});
