import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { readSound } from "#features/audios/settings/read-sound";
import { resortEntries } from "#features/entries/list/resort-entries";
import { useScriptSettings } from "#features/scripts/settings/use-script-settings";
import { type EntryList_EntryFragment, type Job_QueueFragment, ViewerDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { refetchShown } from "#lib/apollo/refetch-shown";
import type { AppError } from "#lib/errors";
import { emitEvent } from "#lib/events";
import { newKey } from "#lib/new-key";
import { useRenewal } from "#lib/use-renewal";
import { type BulkPart, priceOfPart } from "./price-of-part";

export type BulkKind = "script" | "audio";

/** A page of the order. */
export interface BulkLine {
  entry: EntryList_EntryFragment;
  /** One purchase, however often it is tried. */
  purchase: string;
  /** Undefined while its price is being asked for, null where it has none. */
  part?: BulkPart | null | undefined;
  /** Why it has no price, or why it was not ordered. */
  error?: AppError | undefined;
  isOrdered?: boolean;
}

interface Wanted {
  kind: BulkKind;
  entries: readonly EntryList_EntryFragment[];
  onQueued(queue: Job_QueueFragment): void;
}

/** More at once would only make them wait for each other. */
const AT_ONCE = 4;

/** Asks what each page costs, and orders all of them for the sum. */
export function useBulkOrder({ kind, entries, onQueued }: Wanted) {
  const client = useApolloClient();
  const { input } = useScriptSettings();
  const [scriptSettings] = useState(input);
  const [pages] = useState(entries);
  const [lines, setLines] = useState<BulkLine[]>(() => pages.map((entry) => ({ entry, purchase: newKey() })));
  const [busy, setBusy] = useState(false);
  const closed = useRef(false);
  const stopping = useRef(false);

  const note = useCallback(
    (id: string, news: Partial<BulkLine>) =>
      setLines((before) => before.map((line) => (line.entry.id === id ? { ...line, ...news } : line))),
    [],
  );

  const price = useCallback(
    (wanted: readonly EntryList_EntryFragment[]) => {
      if (wanted.length === 0 || closed.current) return;
      for (const { id } of wanted) note(id, { part: undefined });
      // All pages wait for the same answers: what fails is told at each.
      const sound = kind === "audio" ? readSound(client) : undefined;
      const waiting = [...wanted];
      const lane = async () => {
        for (let entry = waiting.shift(); entry && !closed.current; entry = waiting.shift()) {
          const { id } = entry;
          try {
            note(id, { part: await priceOfPart(client, { entry, sound: await sound, scriptSettings }) });
          } catch (cause) {
            note(id, { part: null, error: toAppError(cause) });
          }
        }
      };
      for (let lanes = 0; lanes < AT_ONCE; lanes++) void lane();
    },
    [client, kind, scriptSettings, note],
  );
  useEffect(() => {
    closed.current = false;
    price(pages);
    return () => {
      closed.current = true;
    };
  }, [price, pages]);

  const open = lines.filter(({ part, isOrdered }) => part && !isOrdered);
  const isAsked = lines.every(({ part, isOrdered }) => isOrdered || part !== undefined);
  const total = open.reduce((sum, { part }) => sum + (part?.credits ?? 0), 0);
  const balance = Math.min(...open.map(({ part }) => part?.balance ?? 0));
  const [firstToExpire] = open.flatMap(({ part }) => part?.expiresAt ?? []).sort();
  useRenewal(busy ? undefined : firstToExpire, () => price(open.map(({ entry }) => entry)));
  const missed = lines.filter(({ part, error }) => part === null && error?.retryable);

  /** Whether all that had a price was ordered. */
  const order = async (): Promise<boolean> => {
    if (total > balance) {
      emitEvent("creditsInsufficient", { balance, required: total });
      return false;
    }
    stopping.current = false;
    setBusy(true);
    let ordered = 0;
    const refused: EntryList_EntryFragment[] = [];
    for (const { entry, part, purchase } of open) {
      if (stopping.current || closed.current) break;
      try {
        const queue = await part?.order(purchase);
        if (queue) onQueued(queue);
        ordered += 1;
        note(entry.id, { isOrdered: true, error: undefined });
      } catch (cause) {
        const error = toAppError(cause);
        note(entry.id, { error });
        if (error.retryable) continue;
        // A refusal bought nothing: the next try is a purchase of its own, at the price of then.
        note(entry.id, { purchase: newKey() });
        refused.push(entry);
      }
    }
    price(refused);
    setBusy(false);
    void refetchShown(client, ViewerDocument);
    void resortEntries(client);
    return ordered === open.length;
  };
  const retry = () => {
    for (const { entry } of missed) note(entry.id, { error: undefined });
    price(missed.map(({ entry }) => entry));
  };
  return {
    lines,
    total: isAsked ? total : null,
    count: open.length,
    busy,
    order,
    /** Orders no further page. */
    stop() {
      stopping.current = true;
    },
    /** Asks again for the prices that no answer came for; null where none is missing. */
    retry: missed.length > 0 ? retry : null,
  };
}
