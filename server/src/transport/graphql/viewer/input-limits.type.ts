import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType("Range", { description: "A range of numbers, both ends included." })
export class RangeType {
  @Field(() => Float, { description: "Lowest value." })
  min!: number;

  @Field(() => Float, { description: "Highest value." })
  max!: number;
}

@ObjectType("InputLimits", { description: "Limits that a form can show before it sends anything." })
export class InputLimitsType {
  @Field(() => Int, { description: "Longest URL in characters." })
  url!: number;

  @Field(() => Int, { description: "Longest note on the audience in characters." })
  audience!: number;

  @Field(() => Int, { description: "Longest custom instruction in characters." })
  instruction!: number;

  @Field(() => Int, { description: "Most words that a script must say, or must not say." })
  requiredWords!: number;

  @Field(() => Int, { description: "Longest name of a revision in characters." })
  revisionName!: number;

  @Field(() => Int, { description: "Highest number of speakers." })
  speakers!: number;

  @Field(() => Int, { description: "Longest name of a speaker in characters." })
  speakerName!: number;

  @Field(() => Int, { description: "Longest word of the dictionary in characters." })
  word!: number;

  @Field(() => Int, { description: "Longest reading of a word in characters." })
  reading!: number;

  @Field(() => Int, { description: "Longest sentence of a preview in characters." })
  previewSentence!: number;

  @Field(() => Int, { description: "Longest note on a change of credits in characters." })
  creditNote!: number;

  @Field(() => Int, { description: "Longest title of an announcement in characters." })
  announcementTitle!: number;

  @Field(() => Int, { description: "Most API keys of an account." })
  apiKeys!: number;

  @Field(() => Int, { description: "Most words of an account's pronunciation dictionary." })
  dictionaryWords!: number;

  @Field(() => Int, { description: "Most podcast feeds of an account." })
  feeds!: number;

  @Field(() => Int, { description: "Most sites with a key in an account." })
  sites!: number;

  @Field(() => Int, { description: "Most webhooks of an account." })
  webhooks!: number;

  @Field(() => RangeType, { description: "Speed of the voice; 1 is its own." })
  speed!: RangeType;

  @Field(() => RangeType, { description: "Pitch in semitones." })
  pitch!: RangeType;

  @Field(() => RangeType, { description: "Pause between sentences in milliseconds." })
  sentencePause!: RangeType;

  @Field(() => RangeType, { description: "Pause between paragraphs in milliseconds." })
  paragraphPause!: RangeType;

  @Field(() => RangeType, { description: "Loudness in LUFS." })
  loudness!: RangeType;
}
