import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import type { Language } from "#kernel/vocabulary";
import { LanguageEnum } from "../vocabulary.ts";

@ObjectType("DictionaryWord", { description: "How the viewer wants a word to be read." })
export class DictionaryWordType {
  @Field(() => ID, { description: "Its own." })
  id!: string;

  @Field(() => LanguageEnum, { description: "Voices of this language read it so." })
  language!: Language;

  @Field(() => String, { description: "As it is written." })
  word!: string;

  @Field(() => String, { description: "As it is read: kana in Japanese, plain words in English." })
  reading!: string;

  @Field(() => GraphQLDateTime, { description: "When it was added." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it was changed last." })
  updatedAt!: Date;
}

@InputType({ description: "A word and its reading." })
export class DictionaryWordInput {
  @Field(() => LanguageEnum, { description: "Of the voices that shall read it so." })
  language!: Language;

  @Field(() => String, {
    description:
      "50 characters at most. In lower case it is found in capitals too; otherwise as it is written.",
  })
  word!: string;

  @Field(() => String, { description: "Kana in Japanese; plain words and hyphens in English." })
  reading!: string;
}

@InputType({ description: "A change of the dictionary that is not made yet." })
export class DictionaryChangeInput {
  @Field(() => LanguageEnum, { description: "Of the word." })
  language!: Language;

  @Field(() => String, { description: "The word." })
  word!: string;

  @Field(() => String, { nullable: true, description: "Null asks what removing the word does." })
  reading?: string | null;
}

@ObjectType("ImpactedAudio", { description: "An audio that says a word otherwise than the dictionary." })
export class ImpactedAudioType {
  @Field(() => ID, { description: "Of the audio." })
  audioId!: string;

  @Field(() => ID, { description: "Of its entry." })
  entryId!: string;

  @Field(() => String, { description: "Of the entry; its address where it has none." })
  title!: string;

  @Field(() => String, { description: "Of its revision." })
  revisionNumber!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Sentences that its update makes; null if it cannot be made.",
  })
  changedSentences!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "What its update costs at most; null if it cannot be made.",
  })
  credits!: number | null;
}

@ObjectType("DictionaryImpact", { description: "What a change of the dictionary leads to." })
export class DictionaryImpactType {
  @Field(() => [ImpactedAudioType], { description: "Newest first; 100 at most." })
  audios!: ImpactedAudioType[];

  @Field(() => Int, { description: "How many there are." })
  totalCount!: number;

  @Field(() => Int, { description: "What updating those listed costs at most." })
  credits!: number;
}

@ObjectType("ReadingPreview", { description: "A short sound to hear a reading by; it costs nothing." })
export class ReadingPreviewType {
  @Field(() => String, { description: "Signed, short-lived path below /media, of a wav file." })
  url!: string;

  @Field(() => Float, { description: "Seconds." })
  duration!: number;

  @Field(() => ID, { description: "The voice that reads it." })
  voice!: string;
}
