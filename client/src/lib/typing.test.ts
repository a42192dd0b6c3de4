import { expect, it } from "vitest";
import { isField, isTyping, usesArrows } from "./typing";

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
