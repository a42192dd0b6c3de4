import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Language } from "#domain/vocabulary";
import type { Context } from "../context.ts";
import { LanguageEnum } from "../vocabulary.ts";
import { VoiceType } from "./audio.type.ts";

@Resolver(() => VoiceType)
export class VoiceResolver {
  @Query(() => [VoiceType], { description: "Who can speak; the first of a language is its default." })
  voices(
    @Arg("language", () => LanguageEnum, { nullable: true }) language: Language | undefined,
    @Ctx() { speech }: Context,
  ) {
    return speech.voices().filter((voice) => !language || voice.language === language);
  }
}
