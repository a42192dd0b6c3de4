import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type { Language, OutdatedReason } from "#kernel/vocabulary";
import { GraphQLDateTime } from "../date-time.ts";
import { LanguageEnum, OutdatedReasonEnum } from "../vocabulary.ts";
import { AudioSettingsType } from "./audio-settings.type.ts";

@ObjectType("Cue", { description: "A sentence of the script with its time." })
export class CueType {
  @Field(() => Int, { description: "Position in the script, counted from 0." })
  index!: number;

  @Field(() => Float, { description: "Start in seconds." })
  start!: number;

  @Field(() => Float, { description: "End in seconds." })
  end!: number;

  @Field(() => String, { description: "The words of the sentence." })
  text!: string;

  @Field(() => String, { nullable: true, description: "The speaker, if the script names one." })
  speaker?: string | null;
}

@ObjectType("Chapter", { description: "A heading of the script with its time." })
export class ChapterType {
  @Field(() => String, { description: "Text of the heading." })
  title!: string;

  @Field(() => Float, { description: "Start in seconds." })
  start!: number;
}

/** Measured when an audio was made. */
@ObjectType()
abstract class Measures {
  @Field(() => Float, { description: "Duration in seconds." })
  duration!: number;

  @Field(() => Float, { description: "LUFS." })
  loudness!: number;

  @Field(() => Float, { description: "dBTP." })
  truePeak!: number;

  @Field(() => Int, { description: "Segments that were made for it." })
  segmentsMade!: number;

  @Field(() => Int, { description: "Segments that existed already and cost nothing." })
  segmentsReused!: number;
}

@ObjectType("AudioStats", { description: "How an audio was made and how often it was played." })
export class AudioStatsType extends Measures {
  @Field(() => Int, { description: "Size of the WAV file in bytes." })
  bytes!: number;

  @Field(() => Int, { description: "Sample rate in Hz." })
  sampleRate!: number;

  @Field(() => Int, { description: "Time that making the audio took, in milliseconds." })
  elapsedMs!: number;

  @Field(() => Int, { description: "How often it was played." })
  plays!: number;

  @Field(() => Int, { description: "Number of spoken sentences." })
  sentences!: number;

  @Field(() => Int, {
    description: "Number of spoken characters, without speakers' names and heading marks.",
  })
  characters!: number;
}

@ObjectType("Audio", { description: "The audio of a revision." })
export class AudioType extends Measures {
  @Field(() => ID, { description: "Identifier of the audio; it changes when the audio is made again." })
  id!: string;

  @Field(() => String, { description: "Number of the revision." })
  revisionNumber!: string;

  @Field(() => AudioSettingsType, { description: "Settings that the audio was made with." })
  settings!: AudioSettingsType;

  @Field(() => [Float], { description: "1,000 peaks between 0 and 1." })
  waveform!: number[];

  @Field(() => Boolean, { description: "Whether the revision is live." })
  isLive!: boolean;

  @Field(() => Boolean, { description: "True when making the audio now would give another result." })
  isOutdated!: boolean;

  @Field(() => [OutdatedReasonEnum], {
    description: "Reasons why the audio is outdated; empty while it is up to date.",
  })
  outdatedBy!: OutdatedReason[];

  @Field(() => [CueType], { description: "Sentences with their times." })
  cues!: CueType[];

  @Field(() => [ChapterType], {
    description: "Chapters: one for each line of the script that begins with “# ”.",
  })
  chapters!: ChapterType[];

  @Field(() => GraphQLDateTime, { description: "When it was created." })
  createdAt!: Date;
}

@ObjectType("Voice", { description: "A voice." })
export class VoiceType {
  @Field(() => ID, { description: "Identifier to use in `AudioSettingsInput.voice`." })
  id!: string;

  @Field(() => String, { description: "Display name." })
  name!: string;

  @Field(() => LanguageEnum, { description: "Language that the voice reads." })
  language!: Language;

  @Field(() => String, { description: "Credit line that the voice's licence requires." })
  attribution!: string;
}
