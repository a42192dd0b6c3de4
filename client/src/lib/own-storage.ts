let owner = "";

/** Told by the session: whose things the keys below name from now on. */
export function setStorageOwner(uid: string | null): void {
  owner = uid ?? "";
}

/** A key of this browser's storage for what is the signed-in user's alone. */
export const ownKey = (name: string): string => `yomikoe.${owner}.${name}`;
