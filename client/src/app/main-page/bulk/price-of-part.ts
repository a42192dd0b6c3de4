import type { ApolloClient } from "@apollo/client";
import { toSpeakersInput } from "#features/audios/settings/speakers/speakers";
import { unmask } from "#gql/fragment-masking";
import {
  AudioSettingsForm_AudioFragmentDoc,
  type AudioSettingsInput,
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
  order(idempotencyKey: string): Promise<Job_QueueFragment | null>;
}

interface Wanted {
  kind: "script" | "audio";
  entry: EntryList_EntryFragment;
  /** Settings of the sound in a language. */
  soundIn(language: string): AudioSettingsInput;
  voices: readonly { id: string }[];
  scriptSettings: ScriptSettingsInput;
}

/**
 * The price of one page. Audio is made of the version in use, else of the newest; a page without a script
 * gets script and audio in one order. A page that could not be read has nothing to be ordered.
 */
export async function priceOfPart(client: ApolloClient, wanted: Wanted): Promise<BulkPart> {
  const { kind, entry, soundIn, voices, scriptSettings } = wanted;
  const entryId = entry.id;
  const shown = kind === "audio" ? await shownRevision(client, entryId) : undefined;

  if (shown?.script) {
    const language = shown.script.settings.language ?? entry.language ?? DEFAULT_LANGUAGE;
    const speakers = unmask(AudioSettingsForm_AudioFragmentDoc, shown.audio)?.settings.speakers ?? [];
    const variables = {
      entryId,
      revisionNumber: shown.number,
      settings: { ...soundIn(language), ...toSpeakersInput(speakers, voices) },
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
    ...(kind === "audio" && { audio: soundIn(language) }),
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
