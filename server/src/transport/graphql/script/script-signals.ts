import type { Context } from "../context.ts";
import { type Signal, signalIterator } from "../signal-iterator.ts";

/** Signals of one script of the viewer: it is heard of from now on, its text was changed, or something may have been missed. */
export async function scriptSignals({ viewer, services, events }: Context, id: string) {
  await services.scripts.get(viewer, id);
  return signalIterator<Signal>(
    (push) =>
      events.subscribe(
        viewer.uid,
        (event) => {
          if (event.kind === "script" && event.scriptId === id) push({ key: id });
        },
        () => push({ key: id }),
      ),
    { key: id },
  );
}
