import { useSyncExternalStore } from "react";
import { tryToKeep } from "./keep-choice";
import { ownKey } from "./own-storage";

const OFF = "off";
const kept = () => ownKey("single-keys");
const listeners = new Set<() => void>();

const areOn = () => localStorage.getItem(kept()) !== OFF;

/** Remembered for this user on this device. Answers whether the browser keeps it. */
export function setSingleKeys(on: boolean): boolean {
  const isKept = on || tryToKeep(kept(), OFF);
  if (on) localStorage.removeItem(kept());
  for (const listener of listeners) listener();
  return isKept;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export const useSingleKeys = () => useSyncExternalStore(subscribe, areOn);

/**
 * Single-key shortcuts can be switched off: speech input and accidental presses would trigger them one after
 * the other.
 */
export const isUnwanted = ({ key }: { key: string }) => key.length === 1 && !areOn();
