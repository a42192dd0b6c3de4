import { useMutation } from "@apollo/client/react";
import { restContext, wakeContext } from "#features/audios/live/audio-context";
import { markLatency } from "#features/audios/live/latency-marks";
import { usePlayerSettings } from "#features/audios/player/use-player-settings";
import { toAudioInput } from "#features/audios/settings/audio-settings";
import { useAudioChoices } from "#features/audios/settings/use-audio-choices";
import { useScriptQuote } from "#features/scripts/settings/use-script-quote";
import { useScriptSettings } from "#features/scripts/settings/use-script-settings";
import { GenerateScriptDocument, type GenerateScriptMutation } from "#gql/graphql";
import { QUOTE_DELAY } from "#lib/timing";
import { useSettled } from "#lib/use-settled";
import { useSpending } from "#lib/use-spending";

interface Needs {
  entryId: string;
  /** Language of the page. */
  language: "ja" | "en";
  /** It is what comes next, so its price is asked for. */
  isNext: boolean;
  onQueued(queue: GenerateScriptMutation["generateScript"], listen: boolean): void;
}

/** Script and audio in one order with one price, with the settings that stand in the two forms. */
export function useBothOrder({ entryId, language, isNext, onQueued }: Needs) {
  const { input: settings } = useScriptSettings();
  const { choices, voice } = useAudioChoices(settings.language ?? language);
  const player = usePlayerSettings();
  const input = { settings, audio: toAudioInput(choices, voice?.id) };
  const { settled, isSettled } = useSettled(input, QUOTE_DELAY);
  const { quote, quoteError, renew } = useScriptQuote(
    { entryId, ...settled },
    !isNext || !voice || !isSettled || !player.isKnown,
  );
  const [generate] = useMutation(GenerateScriptDocument);
  const buy = async (idempotencyKey: string) => {
    const listens = player.settings.autoplay;
    markLatency("asked");
    if (listens) wakeContext();
    const variables = { entryId, ...input, quoteId: quote?.id, idempotencyKey };
    const { data } = await generate({ variables }).catch((error) => {
      restContext();
      throw error;
    });
    if (data) onQueued(data.generateScript, listens);
  };
  const order = { kind: "both", key: JSON.stringify([entryId, input]) } as const;
  const spending = useSpending(order, buy, { underway: !isNext, onExpired: renew });
  return { quote, quoteError, renew, ...spending };
}
export type BothOrder = ReturnType<typeof useBothOrder>;
