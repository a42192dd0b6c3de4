import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { Language, ScriptStyle } from "#kernel/vocabulary";
import { LanguageEnum, ScriptStyleEnum } from "../vocabulary.ts";

const description = "How a script is written. All optional: what is missing is decided from the page.";

@ObjectType("ScriptSettings", { description })
@InputType("ScriptSettingsInput", { description })
export class ScriptSettingsType {
  @Field(() => LanguageEnum, { nullable: true, description: "Default: the page's own." })
  language?: Language;

  @Field(() => ScriptStyleEnum, { nullable: true, description: "Default: by the type of the page." })
  style?: ScriptStyle;

  @Field(() => Int, { nullable: true, description: "Length in seconds, 30–600; default 120." })
  targetSeconds?: number;

  @Field(() => String, { nullable: true, description: "Who will listen; 500 characters at most." })
  audience?: string;

  @Field(() => [String], { nullable: true, description: "Words that must be said; 20 at most." })
  mustSay?: string[];

  @Field(() => [String], { nullable: true, description: "Words that must not be said; 20 at most." })
  mustNotSay?: string[];

  @Field(() => String, { nullable: true, description: "Further wishes; 2,000 characters at most." })
  instruction?: string;
}
