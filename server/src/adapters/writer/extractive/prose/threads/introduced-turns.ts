import type { Voices } from "../frames/frames.ts";
import type { ProseLine } from "../lines.ts";
import type { ThreadTurn } from "./replies.ts";

/**
 * Each turn with its introduction: nobody is called another who has just spoken, or opened the thread. `all` are the
 * introductions of others, in turn; `opener` is who wrote the post that was told first, where its writer is known.
 */
export function introducedTurns(
  turns: readonly ThreadTurn[],
  all: readonly string[],
  voices: Voices,
  opener: string | null,
): [string, readonly ProseLine[]][] {
  let others = 0;
  let sameInRow = 0;
  return turns.map(({ lines, author, isUnknown, frame }, turn) => {
    const isAgain = author !== null && turn > 0 && turns[turn - 1]?.frame === frame;
    if (frame && !(isAgain && author === turns[turn - 1]?.author)) {
      others += 1;
      return [frame, lines];
    }
    const isSame = author !== null && author === (turn === 0 ? opener : turns[turn - 1]?.author);
    sameInRow = isSame ? sameInRow + 1 : 0;
    if (isSame) return [(sameInRow % 2 === 0 ? voices.stillSame : undefined) ?? voices.same, lines];
    if (author !== null && author === opener) return [voices.opener, lines];
    if (isUnknown && turn > 0) return [voices.further, lines];
    others += 1;
    return [all[others - 1] ?? "", lines];
  });
}
