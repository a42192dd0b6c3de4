import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { Language, ScriptStyle } from "#kernel/vocabulary";
import { LanguageEnum, ScriptStyleEnum } from "../vocabulary.ts";

const description = "How a script is written. All optional: what is missing is decided from the page.";

@ObjectType("ScriptSettings", { description })
@InputType("ScriptSettingsInput", { description })
export class ScriptSettingsType {
  @Field(() => LanguageEnum, { nullable: true, description: "Default: the language of the page." })
  language?: Language;

  @Field(() => ScriptStyleEnum, { nullable: true, description: "Default: chosen by the type of the page." })
  style?: ScriptStyle;

  @Field(() => Int, { nullable: true, description: "Target length in seconds, 30–600; default 120." })
  targetSeconds?: number;

  @Field(() => String, { nullable: true, description: "Note about the audience; at most 500 characters." })
  audience?: string;

  @Field(() => [String], { nullable: true, description: "Words that must be said; at most 20." })
  mustSay?: string[];

  @Field(() => [String], { nullable: true, description: "Words that must not be said; at most 20." })
  mustNotSay?: string[];

  @Field(() => String, { nullable: true, description: "Further instructions; at most 2,000 characters." })
  instruction?: string;
}
