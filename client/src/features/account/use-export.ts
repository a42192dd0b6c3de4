import { useEffect, useState } from "react";
import { callApi } from "#lib/api";
import { AppError } from "#lib/errors";

export interface AccountExport {
  status: "none" | "queued" | "running" | "completed" | "failed";
  /** 0–1. */
  progress: number;
  url: string | null;
  bytes: number | null;
  endsAt: string | null;
}
interface Answer {
  success: boolean;
  data: AccountExport;
}

const POLL_MS = 2_000;

export const isBeingMade = (archive: AccountExport | null) =>
  archive?.status === "queued" || archive?.status === "running";

/** The archive of the account's data, asked for over REST, which an expired account may do. */
export function useExport() {
  const [archive, setArchive] = useState<AccountExport | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [turn, setTurn] = useState(0);
  const [isAsking, setIsAsking] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again
  useEffect(() => {
    let isWanted = true;
    let timer: number | undefined;
    let isMade = isBeingMade(archive);
    const ask = async () => {
      try {
        const { data } = await callApi<Answer>("/api/account/export");
        if (!isWanted) return;
        setArchive(data);
        setError(null);
        if (isBeingMade(data)) timer = window.setTimeout(ask, POLL_MS);
        isMade = isBeingMade(data);
      } catch (thrown) {
        if (!isWanted) return;
        setError(toError(thrown));
        // A look that failed does not end the job.
        if (isMade) timer = window.setTimeout(ask, POLL_MS);
      }
    };
    void ask();
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [turn]);

  /** A refusal stays on the screen; how far an archive is shows by itself. */
  const order = async () => {
    setIsAsking(true);
    setError(null);
    try {
      const { data } = await callApi<Answer>("/api/account/export", { method: "POST" });
      setArchive(data);
      setTurn((before) => before + 1);
    } catch (thrown) {
      const refused = toError(thrown);
      // Another window has ordered it: it is shown instead.
      if (refused.refusal.reason === "ALREADY_RUNNING") setTurn((before) => before + 1);
      else setError(refused);
    } finally {
      setIsAsking(false);
    }
  };
  return { archive, error, isAsking, order, reload: () => setTurn((before) => before + 1) };
}

const toError = (thrown: unknown) => (thrown instanceof AppError ? thrown : new AppError("UNKNOWN_ERROR"));
