import { putInto } from "#lib/ensure-storage";
import { emitEvent } from "#lib/events";
import { servedVersion } from "./served";

/** Reloading did not help for this version: the server says one thing and serves another. */
const RELOADED_FOR = "yomikoe.reloaded-for";
let offered: string | null = null;

/** At each return to this tab: whether another version is served than the one that runs here. */
export function watchVersion(own: string): () => void {
  const look = async () => {
    if (document.visibilityState !== "visible") return;
    const served = await servedVersion();
    if (!served || served === own || served === sessionStorage.getItem(RELOADED_FOR)) return;
    offered = served;
    emitEvent("newVersion", { reason: "released" });
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

/** Takes the offer: a reload brings what is served. */
export function reloadForNewVersion(reload = () => location.reload()): void {
  if (offered) putInto(sessionStorage, RELOADED_FOR, offered);
  reload();
}
