import { useDeleteEntry } from "#features/entries/list/use-delete-entry";
import type { useToasts } from "./use-toasts";

interface Needs {
  tell: ReturnType<typeof useToasts>;
  /** A page that is open while it is deleted is closed. */
  close(id: string): void;
}

/** Moves one page or several to the trash, and offers the way back. */
export function useRemoval({ tell, close }: Needs) {
  const { hidden, remove, restore } = useDeleteEntry({ onFailure: tell.failed });
  return {
    /** Pages that are about to be deleted. */
    hidden,
    removeOne({ id, title }: { id: string; title: string }) {
      const removed = remove(id);
      close(id);
      tell.removed(id, title, () => void removed.then(() => restore(id)));
    },
    removeAll(entries: readonly { id: string }[]) {
      const ids = entries.map(({ id }) => id);
      const removed = Promise.all(ids.map(remove));
      ids.forEach(close);
      tell.removedAll(ids.length, () => void removed.then(() => Promise.all(ids.map(restore))));
    },
  };
}
