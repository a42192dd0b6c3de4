import { useTranslation } from "react-i18next";
import { useDeleteEntry } from "#features/entries/list/use-delete-entry";
import type { useToasts } from "./use-toasts";

interface Needs {
  tell: ReturnType<typeof useToasts>;
  /** A page that is open while it is deleted is closed. */
  close(id: string): void;
}

/** Moves one page or several to the trash, and offers the way back. */
export function useRemoval({ tell, close }: Needs) {
  const { t } = useTranslation();
  const { hidden, remove, restore } = useDeleteEntry({ onFailure: tell.failed });
  const removeThem = async (ids: readonly string[], said: (count: number) => string) => {
    const removing = remove(ids);
    ids.forEach(close);
    const removed = await removing;
    if (removed.length > 0) tell.removed(removed, said(removed.length), () => void restore(removed));
  };
  return {
    /** Pages that are about to be deleted. */
    hidden,
    removeOne: ({ id, title }: { id: string; title: string }) =>
      void removeThem([id], () => t(($) => $.main.removed, { title })),
    removeAll: (entries: readonly { id: string }[]) =>
      void removeThem(
        entries.map(({ id }) => id),
        (count) => t(($) => $.main.removedAll, { count }),
      ),
  };
}
