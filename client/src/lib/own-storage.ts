import { keysOf, putInto } from "#lib/ensure-storage";

let owner = "";

/** Told by the session: whose things the keys below name from now on. */
export function setStorageOwner(uid: string | null): void {
  owner = uid ?? "";
}

/** Tells from then on whether the keys are still those of the user for whom it was made. */
export function sameOwner(): () => boolean {
  const then = owner;
  return () => owner === then;
}

/** A key of this browser's storage for what is the signed-in user's alone. */
export const ownKey = (name: string): string => `yomikoe.${owner}.${name}`;

/** Keys of earlier versions without a user: their owner is unknown. */
const OWNERLESS = /^yomikoe\.(draft\.[^.]*|script-settings|audio-settings|pending-order)$/;

/** At startup: removes what nobody owns. */
export function forgetOwnerless(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of keysOf(storage)) if (OWNERLESS.test(key)) storage.removeItem(key);
}

/** Keeps on this device what the user wrote and nobody else has yet. */
export function keep(name: string, written: unknown): void {
  putInto(localStorage, ownKey(name), JSON.stringify(written));
}

export function kept<Written>(name: string): Written | null {
  try {
    return JSON.parse(localStorage.getItem(ownKey(name)) ?? "null") as Written | null;
  } catch {
    return null;
  }
}

export function dropKept(name: string): void {
  try {
    localStorage.removeItem(ownKey(name));
  } catch (error) {
    console.warn("The text stays on this device", error);
  }
}
