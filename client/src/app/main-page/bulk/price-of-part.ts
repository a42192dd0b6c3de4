import type { ApolloClient } from "@apollo/client";
import type { Sound } from "#features/audios/settings/read-sound";
import { readSpeakers } from "#features/audios/settings/speakers/use-speakers";
import { unmask } from "#gql/fragment-masking";
import {
  AudioSettingsForm_AudioFragmentDoc,
  BulkStandingDocument,
  type EntryList_EntryFragment,
  GenerateAudioDocument,
  GenerateScriptDocument,
  type Job_QueueFragment,
  Job_QueueFragmentDoc,
  QuoteAudioDocument,
  QuoteScriptDocument,
  type ScriptSettingsInput,
} from "#gql/graphql";
import { AppError, fromCode } from "#lib/errors";
import { DEFAULT_LANGUAGE } from "#lib/i18n/language";

/** The price of one page, in credits, and the order for it. */
export interface BulkPart {
  credits: number;
  balance: number;
  expiresAt: string;
  order(idempotencyKey: string): Promise<Job_QueueFragment | null>;
}

interface Wanted {
  entry: EntryList_EntryFragment;
  /** How it shall sound; without it a script alone is made. */
  sound: Sound | undefined;
  scriptSettings: ScriptSettingsInput;
}

/**
 * The price of one page. Audio is made of the version in use, else of the newest; a page without a script
 * gets script and audio in one order. A page that could not be read has nothing to be ordered.
 */
export async function priceOfPart(client: ApolloClient, wanted: Wanted): Promise<BulkPart> {
  const { entry, sound, scriptSettings } = wanted;
  const entryId = entry.id;
  const shown = sound && (await shownRevision(client, entryId));

  if (sound && shown?.script) {
    const language = shown.script.settings.language ?? entry.language ?? DEFAULT_LANGUAGE;
    const made = unmask(AudioSettingsForm_AudioFragmentDoc, shown.audio)?.settings.speakers ?? [];
    const variables = {
      entryId,
      revisionNumber: shown.number,
      settings: sound(language, readSpeakers(entryId, made)),
    };
    const { data } = await client.query({
      query: QuoteAudioDocument,
      variables,
      fetchPolicy: "network-only",
    });
    const quote = quoted(data?.quoteAudio);
    return {
      ...quote,
      async order(idempotencyKey) {
        const { data: made } = await client.mutate({
          mutation: GenerateAudioDocument,
          variables: { ...variables, quoteId: quote.id, idempotencyKey },
        });
        return unmask(Job_QueueFragmentDoc, made?.generateAudio) ?? null;
      },
    };
  }
  if (!entry.analyzedAt && entry.analysisError)
    throw fromCode({ code: "PAGE_UNREADABLE", reason: entry.analysisError });
  const language = scriptSettings.language ?? entry.language ?? DEFAULT_LANGUAGE;
  const variables = {
    entryId,
    settings: scriptSettings,
    ...(sound && { audio: sound(language) }),
  };
  const { data } = await client.query({ query: QuoteScriptDocument, variables, fetchPolicy: "network-only" });
  const quote = quoted(data?.quoteScript);
  return {
    ...quote,
    async order(idempotencyKey) {
      const { data: made } = await client.mutate({
        mutation: GenerateScriptDocument,
        variables: { ...variables, quoteId: quote.id, idempotencyKey },
      });
      return unmask(Job_QueueFragmentDoc, made?.generateScript) ?? null;
    },
  };
}

async function shownRevision(client: ApolloClient, id: string) {
  const { data } = await client.query({
    query: BulkStandingDocument,
    variables: { id },
    fetchPolicy: "network-only",
  });
  const revisions = data?.entry.revisions ?? [];
  return revisions.find(({ isLive }) => isLive) ?? revisions[0];
}

function quoted<Q>(quote: Q | undefined): Q {
  if (!quote) throw new AppError("UNKNOWN_ERROR");
  return quote;
}
