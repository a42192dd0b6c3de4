import { useEffect, useState } from "react";
import { callApi } from "#lib/api";
import { AppError } from "#lib/errors";

interface Deletion {
  askedAt: string | null;
  erasedAt: string | null;
}
export interface DeletionAnswer {
  success: boolean;
  data: Deletion;
}

interface Heard {
  uid: string;
  deletion?: Deletion;
  error?: AppError;
}

/** Whether the account of this user is about to be deleted; asked over REST, which an expired account may do. */
export function useDeletion(uid: string | undefined) {
  const [heard, setHeard] = useState<Heard | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again
  useEffect(() => {
    if (!uid) return;
    let isWanted = true;
    const hear = (news: Omit<Heard, "uid">) => isWanted && setHeard({ uid, ...news });
    callApi<DeletionAnswer>("/api/account/deletion").then(
      ({ data }) => hear({ deletion: data }),
      (thrown: unknown) =>
        hear({ error: thrown instanceof AppError ? thrown : new AppError("UNKNOWN_ERROR") }),
    );
    return () => {
      isWanted = false;
      setHeard(null);
    };
  }, [uid, turn]);
  // Nothing of another user is shown, not even until this one's answer is asked for.
  const own = heard?.uid === uid ? heard : null;
  return {
    deletion: own?.deletion ?? null,
    error: own?.error ?? null,
    reload: () => setTurn((before) => before + 1),
  };
}
