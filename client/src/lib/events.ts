/** A place that is looked for in the text of a page. */
export interface WantedPlace {
  /** The block that it stands in, where that is known. */
  block: number | null;
  /** The words around it. */
  excerpt: string | null;
  /** Words that may stand there, the likeliest first. */
  texts: readonly string[];
}

/** Typed window events, by which links reach the overlays. */
export interface WindowEvents {
  /** The server refused because trial, subscription or account have ended. */
  accountExpired: { message?: string; code?: string };
  /** Reverts an end that was announced. */
  accountReopened: Record<string, never>;
  /** The server refused for lack of credits; numbers as far as it named them. */
  creditsInsufficient: { balance?: number; required?: number };
  /** The server knows the user no more: the way out is the sign-in screen. */
  sessionEnded: Record<string, never>;
  /** The browser did not keep what somebody has just chosen. */
  choiceNotKept: Record<string, never>;
  /** Somebody wants to see what the keys do. */
  keysAsked: Record<string, never>;
  /** Another version is served than the one that runs here, or a part of this one did not arrive. */
  newVersion: { reason: "released" | "chunk" };
  /** Somebody wants to see how words are read; with a word that was met, where it stands. */
  dictionaryWanted: { word?: string; language?: "ja" | "en"; sentence?: string };
  /** Somebody wants to see the text of the open page; with a place, where it stands there. */
  pageTextWanted: { place?: WantedPlace };
  /** Somebody wants to see what concerns all that the account publishes. */
  publishingWanted: Record<string, never>;
  /** Somebody met the limit of a plan, and wants to see what the plans hold. */
  plansWanted: Record<string, never>;
  /** Somebody wants to see what was announced. */
  announcementsWanted: Record<string, never>;
  /** Somebody wants to see the pages that were deleted. */
  trashWanted: Record<string, never>;
  /** Somebody wants to find a page or an action by its name. */
  paletteWanted: Record<string, never>;
  /** Somebody wants to see the account, or its credits. */
  panelWanted: { panel: "account" | "credits" };
  /** Somebody wants to see the keys for programs, or the webhooks. */
  apiWanted: { tab?: "keys" | "webhooks" };
}

export function emitEvent<K extends keyof WindowEvents>(name: K, detail: WindowEvents[K]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens until the returned function is called. An event without detail counts as an empty one. */
export function onEvent<K extends keyof WindowEvents>(
  name: K,
  handle: (detail: WindowEvents[K]) => void,
): () => void {
  const listener = (event: Event) =>
    handle((event as CustomEvent<WindowEvents[K] | null>).detail ?? ({} as WindowEvents[K]));
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
