import { AppError } from "#kernel/errors";
import { faultOf, StorageFault, type StorageFaultKind } from "#kernel/storage-fault";
import type { Storage } from "#ports/storage";

/** The same store, whose failures are told apart: by an error that says what is wrong, and to `onFault`. */
export function watchedStorage(storage: Storage, onFault: (kind: StorageFaultKind) => void): Storage {
  async function named<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      const kind = error instanceof AppError ? null : faultOf(error);
      if (!kind) throw error;
      onFault(kind);
      throw new StorageFault(kind, error);
    }
  }

  return {
    put: (key, body, contentType) => named(() => storage.put(key, body, contentType)),
    read: (key, range) => named(() => storage.read(key, range)),
    size: (key) => named(() => storage.size(key)),
    remove: (key) => named(() => storage.remove(key)),
    list: (folder) => named(() => storage.list(folder)),
    removeFolder: (folder) => named(() => storage.removeFolder(folder)),
    removeBroken: (before) => named(() => storage.removeBroken(before)),
    freeBytes: () => named(() => storage.freeBytes()),
  };
}
