import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { AudioView } from "#domain/audios/show/audio";
import { audioStats } from "#domain/audios/show/stats";
import { audioLinks } from "#domain/links/audio-links";
import type { Context } from "../context.ts";
import { ReadingPreviewType } from "../dictionary/dictionary.type.ts";
import { QueueType } from "../queue/queue.type.ts";
import { QuoteType } from "../quote/quote.type.ts";
import { AudioStatsType, AudioType } from "./audio.type.ts";
import { AudioSettingsInput } from "./audio-settings.type.ts";

const AGAIN = "Lines of the script to speak once more although nothing changed; at most 20.";

@Resolver(() => AudioType)
export class AudioResolver {
  @Query(() => AudioType, { description: "An audio of the viewer." })
  audio(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.audios.get(viewer, id);
  }

  @Query(() => QuoteType, { description: "Highest price of an audio; unchanged sentences are free." })
  quoteAudio(
    @Ctx() { viewer, services }: Context,
    @Arg("entryId", () => ID) entryId: string,
    @Arg("revisionNumber", () => String, {
      nullable: true,
      description: "Default: the live one, else the newest.",
    })
    revisionNumber?: string,
    @Arg("settings", () => AudioSettingsInput, { nullable: true }) settings?: AudioSettingsInput,
    @Arg("again", () => [String], { nullable: true, description: AGAIN }) again?: string[],
  ) {
    return services.audios.quote(viewer, entryId, { revisionNumber, settings, again });
  }

  @Mutation(() => QueueType, {
    description: "Orders the audio of a revision; on completion it replaces the former one.",
  })
  generateAudio(
    @Ctx() { viewer, services }: Context,
    @Arg("entryId", () => ID) entryId: string,
    @Arg("revisionNumber", () => String, {
      nullable: true,
      description: "Default: the live one, else the newest.",
    })
    revisionNumber?: string,
    @Arg("settings", () => AudioSettingsInput, { nullable: true }) settings?: AudioSettingsInput,
    @Arg("quoteId", () => ID, {
      nullable: true,
      description: "Identifier of a quote; the charge is not higher than its price.",
    })
    quoteId?: string,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description: "Repeating a request with the same key returns the first answer.",
    })
    idempotencyKey?: string,
    @Arg("again", () => [String], { nullable: true, description: AGAIN }) again?: string[],
  ) {
    return services.audios.generate(
      viewer,
      entryId,
      { revisionNumber, settings, again },
      { quoteId, idempotencyKey },
    );
  }

  @Mutation(() => ReadingPreviewType, {
    description: "Speaks one sentence as an audio with these settings would. Free; at most 30 a minute.",
  })
  previewSentence(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("text", () => String, { description: "A line of the script; at most 400 characters." }) text: string,
    @Ctx() { viewer, services }: Context,
    @Arg("settings", () => AudioSettingsInput, { nullable: true }) settings?: AudioSettingsInput,
  ) {
    return services.sentences.hear(viewer, entryId, { text, settings });
  }

  @FieldResolver(() => String, { description: "Signed, short-lived path below /media; supports ranges." })
  url(@Root() { id }: AudioType, @Ctx() { links }: Context) {
    return audioLinks(links, id).wav;
  }

  @FieldResolver(() => String, { description: "Signed path of the MP3, which is made at the first request." })
  mp3Url(@Root() { id }: AudioType, @Ctx() { links }: Context) {
    return audioLinks(links, id).mp3;
  }

  @FieldResolver(() => String, {
    description: "Signed path of the captions as WebVTT, one cue per sentence.",
  })
  vttUrl(@Root() { id }: AudioType, @Ctx() { links }: Context) {
    return audioLinks(links, id).vtt;
  }

  @FieldResolver(() => String, { description: "Signed path of the captions as SubRip." })
  srtUrl(@Root() { id }: AudioType, @Ctx() { links }: Context) {
    return audioLinks(links, id).srt;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Signed path of the chapters as WebVTT; null without headings.",
  })
  chaptersUrl(@Root() { id, chapters }: AudioType, @Ctx() { links }: Context) {
    return chapters.length > 0 ? audioLinks(links, id).chapters : null;
  }

  @FieldResolver(() => AudioStatsType, { description: "How it was made and how often it was played." })
  stats(@Root() audio: AudioView) {
    return audioStats(audio);
  }
}
