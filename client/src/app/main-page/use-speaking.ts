import { useMemo } from "react";
import { detectSpeakers } from "#features/audios/settings/speakers/speakers";
import type { AudioOrder } from "#features/audios/settings/use-audio-order";
import type { Speaking } from "#features/scripts/editor/narration";

/** How the open script is spoken: who speaks in it, a sentence by itself, and what has changed anew. */
export function useSpeaking(content: string, order: AudioOrder): Speaking {
  const detected = useMemo(() => detectSpeakers(content), [content]);
  const { settings, hear, speakers: cast, quote, hasAudio, blocked, busy } = order;
  const named = cast.map(({ name }) => name);
  const canOrder = hasAudio && !blocked && !busy && quote !== null && quote.changedSentences !== 0;
  return {
    speakers: [...named, ...detected.filter((name) => !named.includes(name))],
    hear: (text, madeWith) => hear(text, madeWith ?? settings),
    again: canOrder ? { credits: quote.credits, order: () => void order.spend() } : null,
  };
}
