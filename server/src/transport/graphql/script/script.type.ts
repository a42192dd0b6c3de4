import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { ScriptSettingsType } from "./script-settings.type.ts";

@ObjectType("Tie", {
  description: "The place in the page that a number, price, date or name of a sentence comes from.",
})
export class TieType {
  @Field(() => String, { description: "The words of the sentence." })
  text!: string;

  @Field(() => Int, { nullable: true, description: "Block of the page; null where a fact says it." })
  blockIndex!: number | null;

  @Field(() => ID, { nullable: true, description: "Fact of the page." })
  factId!: string | null;

  @Field(() => String, { nullable: true, description: "The words around it on the page." })
  excerpt!: string | null;
}

@ObjectType("Sentence", { description: "A sentence of a script, as it will be spoken." })
export class SentenceType {
  @Field(() => Int, { description: "Position in the script, from 0." })
  index!: number;

  @Field(() => Int, { description: "Paragraph number from 0." })
  paragraph!: number;

  @Field(() => String, { description: "The words." })
  text!: string;

  @Field(() => [TieType], { nullable: true, description: "Null where the sentence was not checked." })
  ties!: TieType[] | null;

  @Field(() => [String], {
    description: "Numbers, prices, dates and names of it that nothing of the page says.",
  })
  untied!: string[];
}

@ObjectType("ScriptLength", { description: "How long a script takes to say, beside what was asked for." })
export class ScriptLengthType {
  @Field(() => Int, { description: "About so many seconds, by the voice's own speed." })
  seconds!: number;

  @Field(() => Int, { description: "What was asked for." })
  targetSeconds!: number;

  @Field(() => Boolean, {
    description: "More than 15 % below what was asked for, because the page has no more to say.",
  })
  isShort!: boolean;
}

@ObjectType("ScriptVersion", { description: "A former text of a script." })
export class ScriptVersionType {
  @Field(() => Int, { description: "Its number." })
  version!: number;

  @Field(() => String, { description: "The whole text as it was." })
  content!: string;

  @Field(() => GraphQLDateTime, { description: "When it was replaced." })
  createdAt!: Date;
}

@ObjectType("Script", { description: "The text of a revision." })
export class ScriptType {
  @Field(() => ID, { description: "Of this script." })
  id!: string;

  @Field(() => String, { description: "Number of its revision." })
  revisionNumber!: string;

  @Field(() => String, { nullable: true, description: "Name of its revision." })
  revisionName!: string | null;

  @Field(() => String, { description: "The whole text; an empty line parts paragraphs." })
  content!: string;

  @Field(() => ScriptSettingsType, { description: "What it was asked for." })
  settings!: ScriptSettingsType;

  @Field(() => Int, { description: "Counts edits; an update names the version that it was made from." })
  version!: number;

  @Field(() => GraphQLDateTime, { description: "When it was written." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it was last edited." })
  updatedAt!: Date;
}
