import { type ComponentType, lazy } from "react";
import { CHUNK_TIMEOUT, SCREEN_AWAITED } from "./timing";

/** Recognises a failed chunk by the messages of all browsers. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** Loads a chunk, and gives a failure or an endless wait its name. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The chunk took too long")), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new ChunkLoadError("A part of the application failed to load", { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `lazyScreen(() => import("./Screen"), "Screen")`: a screen by its name, in a chunk of its own, which
 * `preload` sends for before it is shown. That ends when the chunk is there or lost; or when it takes so long that
 * somebody has to be told that it is being loaded.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let sentFor: Promise<Record<Name, ComponentType<Props>>> | undefined;
  const chunk = () => {
    sentFor ??= loadChunk(load);
    return sentFor;
  };
  // A failure is the screen's to tell, if it is ever shown.
  const arrival = () => chunk().catch(() => undefined);
  const enough = () => new Promise<void>((resolve) => setTimeout(resolve, SCREEN_AWAITED));
  const preload = async () => void (await Promise.race([arrival(), enough()]));
  return Object.assign(
    lazy(async () => ({ default: (await chunk())[name] })),
    { preload },
  );
}
