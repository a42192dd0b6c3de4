const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const POPUPS = "[role=menu], [role=dialog]";
const MODAL = "[role=dialog][aria-modal=true]";
const OWN_ARROWS = "[type=radio], [role=slider], [role=tablist], [data-own-arrows]";

/** Where text goes in. */
export const isField = (target: EventTarget | null) => within(target, FIELDS);

/** Whether a modal lies over the screen, wherever the focus is: a click beside it takes the focus out of it. */
export const isModalOpen = () => document.querySelector(MODAL) !== null;

/** Keys that somebody types, or that work an open menu or dialog, are not the screen's. */
export const isTyping = (target: EventTarget | null) =>
  within(target, `${FIELDS}, ${POPUPS}`) || isModalOpen();

/** Where the arrows have a use of their own; other keys are the screen's there too. */
export const usesArrows = (target: EventTarget | null) => isTyping(target) || within(target, OWN_ARROWS);

/**
 * Keys that convert kana, and the one that takes the conversion or gives it up, are the input method's.
 * Safari ends the conversion before it tells of that last key, whose old code alone (229) says whose it is.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;

/**
 * At startup: dialogs and fields of the library ask for the conversion alone. They would close with the text
 * in them, or take a word before it is finished.
 */
export function keepComposingKeys(): void {
  const keep = (event: KeyboardEvent) => {
    if (["Enter", "Escape"].includes(event.key) && isComposing(event)) event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", keep, { capture: true });
}
