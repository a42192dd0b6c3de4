import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type { Language, OutdatedReason } from "#kernel/vocabulary";
import { LanguageEnum, OutdatedReasonEnum } from "../vocabulary.ts";
import { AudioSettingsType } from "./audio-settings.type.ts";

@ObjectType("Cue", { description: "A sentence on the time line, in the script's own words." })
export class CueType {
  @Field(() => Int, { description: "Position in the script, from 0." })
  index!: number;

  @Field(() => Float, { description: "Seconds." })
  start!: number;

  @Field(() => Float, { description: "Seconds." })
  end!: number;

  @Field(() => String, { description: "The words." })
  text!: string;

  @Field(() => String, { nullable: true, description: "Who says it, where the script marks it." })
  speaker?: string | null;
}

@ObjectType("Chapter", { description: "A heading of the script on the time line." })
export class ChapterType {
  @Field(() => String, { description: "The heading." })
  title!: string;

  @Field(() => Float, { description: "Seconds." })
  start!: number;
}

/** Measured when an audio was made. */
@ObjectType()
abstract class Measures {
  @Field(() => Float, { description: "Seconds." })
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

@ObjectType("AudioStats", { description: "How an audio was made, and played." })
export class AudioStatsType extends Measures {
  @Field(() => Int, { description: "Of the wav file." })
  bytes!: number;

  @Field(() => Int, { description: "Hz." })
  sampleRate!: number;

  @Field(() => Int, { description: "Milliseconds that making it took." })
  elapsedMs!: number;

  @Field(() => Int, { description: "How often somebody began to play it." })
  plays!: number;

  @Field(() => Int, { description: "Spoken sentences." })
  sentences!: number;

  @Field(() => Int, {
    description: "Characters that were spoken; names of speakers and marks of headings are not.",
  })
  characters!: number;
}

@ObjectType("Audio", { description: "The sound of a revision." })
export class AudioType extends Measures {
  @Field(() => ID, { description: "Of this audio; another one after it was made anew." })
  id!: string;

  @Field(() => String, { description: "Number of its revision." })
  revisionNumber!: string;

  @Field(() => AudioSettingsType, { description: "What it was made with." })
  settings!: AudioSettingsType;

  @Field(() => [Float], { description: "1,000 peaks of 0–1." })
  waveform!: number[];

  @Field(() => Boolean, { description: "Whether its revision is the live one." })
  isLive!: boolean;

  @Field(() => Boolean, { description: "True when it would say something else if it were made now." })
  isOutdated!: boolean;

  @Field(() => [OutdatedReasonEnum], { description: "What changed since; empty while it is up to date." })
  outdatedBy!: OutdatedReason[];

  @Field(() => [CueType], { description: "Sentences with their times." })
  cues!: CueType[];

  @Field(() => [ChapterType], {
    description: "One for each line of the script that begins with # and a space.",
  })
  chapters!: ChapterType[];

  @Field(() => GraphQLDateTime, { description: "When it was made." })
  createdAt!: Date;
}

@ObjectType("Voice", { description: "Somebody who can speak." })
export class VoiceType {
  @Field(() => ID, { description: "For `AudioSettingsInput.voice`." })
  id!: string;

  @Field(() => String, { description: "Name to show." })
  name!: string;

  @Field(() => LanguageEnum, { description: "What it reads." })
  language!: Language;

  @Field(() => String, { description: "Credit line that the voice's licence asks for." })
  attribution!: string;
}
