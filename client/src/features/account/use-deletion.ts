import { useCallback, useEffect, useState } from "react";
import { callApi } from "#lib/api";
import { AppError } from "#lib/errors";

export interface Deletion {
  askedAt: string | null;
  erasedAt: string | null;
}
export interface DeletionAnswer {
  success: boolean;
  data: Deletion;
}

/** Whether the account of this user is about to be deleted; asked over REST, which an expired account may do. */
export function useDeletion(uid: string | undefined) {
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const reload = useCallback(() => {
    setError(null);
    callApi<DeletionAnswer>("/api/account/deletion").then(
      ({ data }) => setDeletion(data),
      (thrown: unknown) => setError(thrown instanceof AppError ? thrown : new AppError("UNKNOWN_ERROR")),
    );
  }, []);
  useEffect(() => {
    if (uid) reload();
  }, [uid, reload]);
  return { deletion, error, reload };
}
