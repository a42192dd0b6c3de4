import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import type { Job_QueueFragment } from "#gql/graphql";
import {
  activeEntries,
  emptyBoard,
  forget,
  observeQueues,
  type QueueBoard,
  type Transition,
} from "./queue-board";
import { rememberQueue } from "./remember-queue";

type Board = QueueBoard<Job_QueueFragment>;
export type QueueTransition = Transition<Job_QueueFragment>;

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
  const observe = useCallback(
    (queues: readonly Job_QueueFragment[], justActive?: boolean) => {
      const { board: next, transitions } = observeQueues(board.current, queues, justActive);
      keep(next);
      for (const transition of transitions) tell.current(transition);
      return transitions.length;
    },
    [keep],
  );

  /** The same for what the screen does not show yet: stale answers leave the cache alone. */
  const observeAndCache = useCallback(
    (queues: readonly Job_QueueFragment[], justActive?: boolean) => {
      const ended = observe(queues, justActive);
      for (const queue of queues) {
        if (board.current.get(queue.id)?.queue === queue) rememberQueue(cache, queue);
      }
      return ended;
    },
    [cache, observe],
  );

  /** Entries that are gone have nothing left to follow. */
  const drop = useCallback((entryIds: readonly string[]) => keep(forget(board.current, entryIds)), [keep]);

  return { active, observe, observeAndCache, drop };
}
