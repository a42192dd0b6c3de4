import { Field, ID, Int, ObjectType } from "type-graphql";
import { GraphQLDateTime } from "../date-time.ts";
import { LeftOutReasonEnum } from "../vocabulary.ts";
import { ScriptSettingsType } from "./script-settings.type.ts";

@ObjectType("Tie", {
  description: "The place on the page that supports a number, price, date or name of a sentence.",
})
export class TieType {
  @Field(() => String, { description: "The words of the sentence." })
  text!: string;

  @Field(() => Int, { nullable: true, description: "Block of the page; null if a fact supports it." })
  blockIndex!: number | null;

  @Field(() => ID, { nullable: true, description: "Fact of the page; null if a block supports it." })
  factId!: string | null;

  @Field(() => String, { nullable: true, description: "Surrounding words on the page." })
  excerpt!: string | null;
}

@ObjectType("Sentence", { description: "A sentence of a script as it will be spoken." })
export class SentenceType {
  @Field(() => Int, { description: "Position in the script, counted from 0." })
  index!: number;

  @Field(() => Int, { description: "Number of the paragraph, counted from 0." })
  paragraph!: number;

  @Field(() => String, { description: "The words of the sentence." })
  text!: string;

  @Field(() => [TieType], {
    nullable: true,
    description: "Supporting places; null if the sentence was not checked.",
  })
  ties!: TieType[] | null;

  @Field(() => [String], {
    description: "Numbers, prices, dates and names that the page does not support.",
  })
  untied!: string[];
}

@ObjectType("LeftOut", { description: "Something that the writer left out of a script." })
export class LeftOutType {
  @Field(() => LeftOutReasonEnum, { description: "Why it was left out." })
  reason!: keyof typeof LeftOutReasonEnum;

  @Field(() => String, {
    description:
      "The sentence, or what the page states: prices, or words of availability such as InStock, divided by ` / `.",
  })
  text!: string;
}

@ObjectType("ScriptLength", { description: "Length of a script compared with the requested one." })
export class ScriptLengthType {
  @Field(() => Int, { description: "Estimated seconds at the voice's own speed." })
  seconds!: number;

  @Field(() => Int, { description: "Requested seconds." })
  targetSeconds!: number;

  @Field(() => Boolean, {
    description:
      "True if the script is over 15 % shorter than requested because the page has no more material.",
  })
  isShort!: boolean;
}

@ObjectType("ScriptVersion", { description: "A former text of a script." })
export class ScriptVersionType {
  @Field(() => Int, { description: "Number of the version." })
  version!: number;

  @Field(() => String, { description: "The whole former text." })
  content!: string;

  @Field(() => GraphQLDateTime, { description: "When the text was replaced." })
  createdAt!: Date;
}

@ObjectType("Script", { description: "The script of a revision." })
export class ScriptType {
  @Field(() => ID, { description: "Identifier of the script." })
  id!: string;

  @Field(() => String, { description: "Number of the revision." })
  revisionNumber!: string;

  @Field(() => String, { nullable: true, description: "Name of the revision." })
  revisionName!: string | null;

  @Field(() => String, { description: "The whole text; empty lines separate paragraphs." })
  content!: string;

  @Field(() => ScriptSettingsType, { description: "Settings that the script was written with." })
  settings!: ScriptSettingsType;

  @Field(() => [LeftOutType], {
    nullable: true,
    description: "Left out by the writer; null if not recorded.",
  })
  leftOut!: LeftOutType[] | null;

  @Field(() => Int, { description: "Version of the text; an update names the version it is based on." })
  version!: number;

  @Field(() => GraphQLDateTime, { description: "When the script was written." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When the script was last edited." })
  updatedAt!: Date;
}
