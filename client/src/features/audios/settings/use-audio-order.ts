import { useMutation } from "@apollo/client/react";
import { GenerateAudioDocument, type GenerateAudioMutation } from "#gql/graphql";
import { QUOTE_DELAY } from "#lib/timing";
import { useSame } from "#lib/use-same";
import { useSettled } from "#lib/use-settled";
import { useSpending } from "#lib/use-spending";
import { restContext, wakeContext } from "../live/audio-context";
import { markLatency } from "../live/latency-marks";
import { usePlayerSettings } from "../player/use-player-settings";
import { useHearSentence } from "../voices/use-hear-sentence";
import { toScriptAudioInput } from "./audio-settings";
import type { Speaker } from "./speakers/speakers";
import { useSpeakers } from "./speakers/use-speakers";
import { useAudioChoices } from "./use-audio-choices";
import { useAudioQuote } from "./use-audio-quote";
import { useSpeakAgain } from "./use-speak-again";

export interface AudioOrderNeeds {
  entryId: string;
  /** Null while there is no script: nothing can be ordered. */
  revisionNumber: string | null;
  /** Version of the script: an edit changes the price. */
  scriptVersion: number;
  language: "ja" | "en";
  hasAudio: boolean;
  /** Speakers that the former audio was made with. */
  madeWith?: readonly Speaker[] | undefined;
  /** Why no audio can be asked for now, such as one being made. */
  disabled: boolean;
  /** The script has changes that are not stored: the audio would speak the text before them. */
  unsaved?: boolean;
  /** `listen`: its sound shall begin as soon as there is some. */
  onQueued(queue: GenerateAudioMutation["generateAudio"], listen: boolean): void;
}

const none: readonly Speaker[] = [];

/** How an audio shall sound, what it costs so, and ordering it. */
export function useAudioOrder(needs: AudioOrderNeeds) {
  const { entryId, revisionNumber, scriptVersion, language, hasAudio, onQueued } = needs;
  const { madeWith = none, disabled, unsaved = false } = needs;
  const blocked = disabled || unsaved || revisionNumber === null;
  const { choices, change, voices, voice } = useAudioChoices(language);
  const [speakers, setSpeakers] = useSpeakers(entryId, madeWith);
  const fitting = voices.filter((offered) => offered.language === language);
  const player = usePlayerSettings();
  const settings = useSame(toScriptAudioInput(choices, voice, speakers, voices));
  const { settled, isSettled } = useSettled(settings, QUOTE_DELAY);
  // Not before the voice is known and the settings have settled: each quote is a row of its own. Nor before it
  // is known if the sound shall begin by itself: without a price nothing can be ordered.
  const { quote, quoteError, renew } = useAudioQuote(
    { entryId, revisionNumber: revisionNumber ?? "", settings: settled },
    scriptVersion,
    blocked || !voice || !isSettled || !player.isKnown,
  );

  const hear = useHearSentence(entryId);
  const again = useSpeakAgain({
    entryId,
    revisionNumber,
    settings,
    blocked: blocked || !voice || !hasAudio,
    onQueued: (queue) => onQueued(queue, false),
  });
  const [generate] = useMutation(GenerateAudioDocument);
  const key = JSON.stringify([entryId, revisionNumber, scriptVersion, settings]);
  const buy = async (idempotencyKey: string) => {
    if (revisionNumber === null) return;
    const listens = player.settings.autoplay;
    markLatency("asked");
    if (listens) wakeContext();
    const variables = { entryId, revisionNumber, settings, quoteId: quote?.id, idempotencyKey };
    const { data } = await generate({ variables }).catch((error) => {
      restContext();
      throw error;
    });
    markLatency("ordered");
    if (data) onQueued(data.generateAudio, listens);
  };
  const order = { kind: "audio", key } as const;
  const spending = useSpending(order, buy, { underway: disabled, onExpired: renew });
  const changed = quote?.changedSentences ?? 0;
  const partly = hasAudio && quote?.sentences != null && changed < quote.sentences;
  return {
    language,
    /** As they are sent. */
    settings,
    /** Address of a sentence as it will sound; free. */
    hear,
    again,
    choices,
    change,
    voices,
    voice,
    fitting,
    speakers,
    setSpeakers,
    player,
    hasAudio,
    unsaved,
    blocked: blocked || !voice,
    quote,
    quoteError,
    renew,
    ...spending,
    /** How many sentences an update makes anew, where it is not all of them. */
    partly: partly ? { changed, all: quote.sentences ?? 0 } : null,
  };
}
export type AudioOrder = ReturnType<typeof useAudioOrder>;
