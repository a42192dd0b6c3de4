import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { voiceSampleLink } from "#domain/links/voice-sample-link";
import type { Language } from "#kernel/vocabulary";
import type { Context } from "../context.ts";
import { LanguageEnum } from "../vocabulary.ts";
import { VoiceType } from "./audio.type.ts";

@Resolver(() => VoiceType)
export class VoiceResolver {
  @Query(() => [VoiceType], { description: "Available voices; the first of a language is its default." })
  voices(
    @Arg("language", () => LanguageEnum, { nullable: true }) language: Language | undefined,
    @Ctx() { speech }: Context,
  ) {
    return speech.voices().filter((voice) => !language || voice.language === language);
  }

  @FieldResolver(() => String, { description: "Signed path below /media of a sample sentence." })
  sampleUrl(@Root() { id }: VoiceType, @Ctx() { links }: Context) {
    return voiceSampleLink(links, id);
  }
}
