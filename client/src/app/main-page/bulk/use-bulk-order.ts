import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { toAudioInput } from "#features/audios/settings/audio-settings";
import { useAudioChoices } from "#features/audios/settings/use-audio-choices";
import { useScriptSettings } from "#features/scripts/settings/use-script-settings";
import { type EntryList_EntryFragment, ViewerDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { refetchShown } from "#lib/apollo/refetch-shown";
import type { AppError } from "#lib/errors";
import { emitEvent } from "#lib/events";
import { DEFAULT_LANGUAGE } from "#lib/i18n/language";
import { rememberQueue } from "#lib/jobs/remember-queue";
import { newKey } from "#lib/new-key";
import { type BulkPart, priceOfPart } from "./price-of-part";

export type BulkKind = "script" | "audio";

/** A page of the order: its price is being asked for, known or refused; or it is ordered. */
export interface BulkLine {
  entry: EntryList_EntryFragment;
  /** One purchase, however often it is tried. */
  purchase: string;
  part?: BulkPart;
  error?: AppError;
  isOrdered?: boolean;
}

/** More at once would only make them wait for each other. */
const AT_ONCE = 4;

/** Asks what each page costs, and orders all of them for the sum. */
export function useBulkOrder(kind: BulkKind, entries: readonly EntryList_EntryFragment[]) {
  const client = useApolloClient();
  const { input: scriptSettings } = useScriptSettings();
  const { choices, voices, voiceIn } = useAudioChoices(DEFAULT_LANGUAGE);
  const [pages] = useState(entries);
  const [lines, setLines] = useState<BulkLine[]>(() => pages.map((entry) => ({ entry, purchase: newKey() })));
  const [busy, setBusy] = useState(false);
  const isKnown = voices.length > 0;
  const soundIn = (language: string) => toAudioInput(choices, voiceIn(language)?.id);
  const given = useRef({ soundIn, voices, scriptSettings });
  given.current = { soundIn, voices, scriptSettings };

  const note = useCallback(
    (id: string, news: Partial<BulkLine>) =>
      setLines((before) => before.map((line) => (line.entry.id === id ? { ...line, ...news } : line))),
    [],
  );

  useEffect(() => {
    if (!isKnown) return;
    let gone = false;
    const waiting = [...pages];
    const lane = async () => {
      for (let entry = waiting.shift(); entry && !gone; entry = waiting.shift()) {
        const { id } = entry;
        const news = await priceOfPart(client, { kind, entry, ...given.current }).then(
          (part): Partial<BulkLine> => ({ part }),
          (error: unknown) => ({ error: toAppError(error) }),
        );
        if (!gone) note(id, news);
      }
    };
    for (let lanes = 0; lanes < AT_ONCE; lanes++) void lane();
    return () => {
      gone = true;
    };
  }, [client, kind, pages, isKnown, note]);

  const open = lines.filter(({ part, isOrdered }) => part && !isOrdered);
  const isAsked = lines.every(({ part, error }) => part || error);
  const total = open.reduce((sum, { part }) => sum + (part?.credits ?? 0), 0);
  const balance = Math.min(...open.map(({ part }) => part?.balance ?? 0));

  /** Whether all that had a price was ordered. */
  const order = async (): Promise<boolean> => {
    if (total > balance) {
      emitEvent("creditsInsufficient", { balance, required: total });
      return false;
    }
    setBusy(true);
    let failed = 0;
    for (const { entry, part, purchase } of open) {
      try {
        const queue = await part?.order(purchase);
        if (queue) rememberQueue(client.cache, queue);
        note(entry.id, { isOrdered: true });
      } catch (cause) {
        failed += 1;
        note(entry.id, { error: toAppError(cause) });
      }
    }
    setBusy(false);
    void refetchShown(client, ViewerDocument);
    return failed === 0;
  };
  return { lines, total: isAsked ? total : null, count: open.length, busy, order };
}
