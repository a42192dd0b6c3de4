import { isPassing, putInto } from "./ensure-storage";
import { emitEvent } from "./events";

/** Keeps what somebody has just chosen; where the browser keeps nothing, the screen says so. */
export function keepChoice(key: string, value: string): void {
  const isKept = putInto(localStorage, key, value) && !isPassing(localStorage);
  // Components that render just now must not be changed by it.
  if (!isKept) queueMicrotask(() => emitEvent("choiceNotKept", {}));
}
