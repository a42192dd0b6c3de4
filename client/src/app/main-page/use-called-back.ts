import { useEffect } from "react";
import { answerOtherWindows } from "#lib/looked-at";
import type { OpenPage } from "#lib/notifications";

/** This window tells the others whether it is looked at, and opens the page of a pressed notification. */
export function useCalledBack(open: (entryId: string, revision: string | null) => void): void {
  useEffect(() => answerOtherWindows(), []);
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const onMessage = ({ data }: MessageEvent<Partial<OpenPage> | null>) => {
      const wanted = new URLSearchParams(data?.open?.split("?")[1]);
      const entryId = wanted.get("entry");
      if (entryId) open(entryId, wanted.get("revision"));
    };
    workers?.addEventListener("message", onMessage);
    return () => workers?.removeEventListener("message", onMessage);
  }, [open]);
}
