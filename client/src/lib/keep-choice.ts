import { isPassing, putInto } from "./ensure-storage";
import { emitEvent } from "./events";

const tellNotKept = () => queueMicrotask(() => emitEvent("choiceNotKept", {}));

/** Whether this browser keeps a choice beyond the page: for who says so where it is made. */
export const tryToKeep = (key: string, value: string): boolean =>
  putInto(localStorage, key, value) && !isPassing(localStorage);

/** Keeps what somebody has just chosen; where the browser keeps nothing, the screen says so. */
export function keepChoice(key: string, value: string): void {
  // Components that render just now must not be changed by it.
  if (!tryToKeep(key, value)) tellNotKept();
}

/** Says so of a choice that something else was to keep. */
export function checkKept(key: string, value: string): void {
  if (isPassing(localStorage) || localStorage.getItem(key) !== value) tellNotKept();
}
