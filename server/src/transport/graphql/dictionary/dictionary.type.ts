import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import type { Language } from "#kernel/vocabulary";
import { GraphQLDateTime } from "../date-time.ts";
import { LanguageEnum } from "../vocabulary.ts";

@ObjectType("DictionaryWord", { description: "A word and how the viewer wants it to be read." })
export class DictionaryWordType {
  @Field(() => ID, { description: "Identifier of the word." })
  id!: string;

  @Field(() => LanguageEnum, { description: "Language whose voices use this reading." })
  language!: Language;

  @Field(() => String, { description: "The word as it is written." })
  word!: string;

  @Field(() => String, {
    description:
      "The word as it is read: kana in Japanese, plain words in English. Kana may tell the accent.",
  })
  reading!: string;

  @Field(() => GraphQLDateTime, { description: "When the word was added." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When the word was last changed." })
  updatedAt!: Date;
}

@InputType({ description: "A word and its reading." })
export class DictionaryWordInput {
  @Field(() => LanguageEnum, { description: "Language of the voices that shall read it so." })
  language!: Language;

  @Field(() => String, {
    description:
      "50 characters at most. In lower case it is found in capitals too; otherwise as it is written.",
  })
  word!: string;

  @Field(() => String, {
    description:
      "Kana in Japanese, with \\ where the voice falls (ハ\\シ) or _ at the end of a level word (ハシ_), if anything; plain words and hyphens in English.",
  })
  reading!: string;
}

@InputType({ description: "A proposed change of the dictionary." })
export class DictionaryChangeInput {
  @Field(() => LanguageEnum, { description: "Language of the word." })
  language!: Language;

  @Field(() => String, { description: "The word." })
  word!: string;

  @Field(() => String, {
    nullable: true,
    description: "The proposed reading; null to ask what removing the word would do.",
  })
  reading?: string | null;
}

@ObjectType("ImpactedAudio", { description: "An audio that reads a word differently from the dictionary." })
export class ImpactedAudioType {
  @Field(() => ID, { description: "Identifier of the audio." })
  audioId!: string;

  @Field(() => ID, { description: "Identifier of the entry." })
  entryId!: string;

  @Field(() => String, { description: "Title of the entry, or its address if it has none." })
  title!: string;

  @Field(() => String, { description: "Number of the revision." })
  revisionNumber!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Number of sentences that an update would make; null if it cannot be made.",
  })
  changedSentences!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Highest price of the update in credits; null if it cannot be made.",
  })
  credits!: number | null;
}

@ObjectType("DictionaryImpact", { description: "The audios that a change of the dictionary affects." })
export class DictionaryImpactType {
  @Field(() => [ImpactedAudioType], { description: "Affected audios, newest first; at most 100." })
  audios!: ImpactedAudioType[];

  @Field(() => Int, { description: "Number of affected audios." })
  totalCount!: number;

  @Field(() => Int, { description: "Highest price in credits of updating the listed audios." })
  credits!: number;
}

@ObjectType("ReadingPreview", { description: "A short audio of a reading or of a sentence; it is free." })
export class ReadingPreviewType {
  @Field(() => String, { description: "Signed, short-lived path of a WAV file below /media." })
  url!: string;

  @Field(() => Float, { description: "Duration in seconds." })
  duration!: number;

  @Field(() => ID, { description: "Voice that reads it." })
  voice!: string;
}
