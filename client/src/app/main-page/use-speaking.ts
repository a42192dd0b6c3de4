import { useCallbackRef } from "@mantine/hooks";
import { useMemo, useRef } from "react";
import { detectSpeakers } from "#features/audios/settings/speakers/speakers";
import type { AudioOrder } from "#features/audios/settings/use-audio-order";
import type { Speaking } from "#features/scripts/editor/narration";

interface SpokenScript {
  content: string;
  length: { seconds: number };
}

/** How the open script is spoken: how long, who speaks in it, a sentence by itself, and what has changed anew. */
export function useSpeaking(script: SpokenScript | null, order: AudioOrder): Speaking {
  const content = script?.content ?? "";
  const detected = useMemo(() => detectSpeakers(content), [content]);
  const stretch = useStretch(script?.length.seconds ?? 0, order.quote?.seconds ?? null);
  const { settings, hear, again, speakers: cast, quote, hasAudio, blocked, busy, spend } = order;
  const buy = useCallbackRef(() => void spend());
  const named = cast.map(({ name }) => name);
  const canOrder = hasAudio && !blocked && !busy && quote !== null && quote.changedSentences !== 0;
  return {
    stretch,
    speakers: [...named, ...detected.filter((name) => !named.includes(name))],
    hear: (text, madeWith) => hear(text, madeWith ?? settings),
    once: again,
    again: canOrder ? { credits: quote.credits, order: buy } : null,
  };
}

/** The last one known stays while a price is asked for anew: the length on the screen does not jump to and fro. */
function useStretch(ordinary: number, quoted: number | null): number {
  const known = useRef(1);
  if (quoted && ordinary) known.current = quoted / ordinary;
  return known.current;
}
