import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import type { EntryStatus_QueueFragment } from "#gql/graphql";
import { activeEntries, emptyBoard, forget, observe, type QueueBoard, type Transition } from "./queue-board";
import { rememberQueue } from "./remember-queue";

type Board = QueueBoard<EntryStatus_QueueFragment>;
export type QueueTransition = Transition<EntryStatus_QueueFragment>;

/** The one place where sightings of queues come together, whichever way they came. */
export function useQueueBoard(onTransition: (transition: QueueTransition) => void) {
  const { cache } = useApolloClient();
  const board = useRef<Board>(emptyBoard);
  const [active, setActive] = useState<string[]>([]);
  const tell = useRef(onTransition);
  tell.current = onTransition;

  const keep = useCallback((next: Board) => {
    board.current = next;
    setActive((before) => {
      const now = activeEntries(next);
      return before.join() === now.join() ? before : now;
    });
  }, []);

  /** Takes sightings in; returns how many jobs they showed ended. */
  const see = useCallback(
    (queues: readonly EntryStatus_QueueFragment[], justActive?: boolean) => {
      const { board: next, transitions } = observe(board.current, queues, justActive);
      keep(next);
      for (const transition of transitions) tell.current(transition);
      return transitions.length;
    },
    [keep],
  );

  /** The same for what the screen does not show yet: stale answers leave the cache alone. */
  const take = useCallback(
    (queues: readonly EntryStatus_QueueFragment[], justActive?: boolean) => {
      const ended = see(queues, justActive);
      for (const queue of queues) {
        if (board.current.get(queue.id)?.queue === queue) rememberQueue(cache, queue);
      }
      return ended;
    },
    [cache, see],
  );

  /** Entries that are gone have nothing left to follow. */
  const drop = useCallback((entryIds: readonly string[]) => keep(forget(board.current, entryIds)), [keep]);

  return { active, see, take, drop };
}
