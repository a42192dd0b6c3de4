import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Language } from "#kernel/vocabulary";
import type { Context } from "../context.ts";
import { LanguageEnum } from "../vocabulary.ts";
import {
  DictionaryChangeInput,
  DictionaryImpactType,
  DictionaryWordInput,
  DictionaryWordType,
  ReadingPreviewType,
} from "./dictionary.type.ts";

@Resolver(() => DictionaryWordType)
export class DictionaryResolver {
  @Query(() => [DictionaryWordType], {
    description: "The viewer's dictionary, newest first; 500 words at most.",
  })
  dictionary(
    @Arg("language", () => LanguageEnum, { nullable: true }) language: Language | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.dictionary.list(viewer, language);
  }

  @Query(() => DictionaryImpactType, {
    description:
      "Audios that a change would outdate, with what their updates cost; without one, those outdated now.",
  })
  dictionaryImpact(
    @Arg("change", () => DictionaryChangeInput, { nullable: true }) change: DictionaryChangeInput | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.dictionary.impact(viewer, change);
  }

  @Mutation(() => DictionaryWordType, { description: "A word that is there already is a CONFLICT." })
  createDictionaryWord(
    @Arg("input", () => DictionaryWordInput) input: DictionaryWordInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.dictionary.create(viewer, input);
  }

  @Mutation(() => DictionaryWordType, { description: "Gives a word another reading, or corrects it." })
  updateDictionaryWord(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => DictionaryWordInput) input: DictionaryWordInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.dictionary.update(viewer, id, input);
  }

  @Mutation(() => ID, { description: "The word is read as the voice itself does." })
  async deleteDictionaryWord(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    await services.dictionary.remove(viewer, id);
    return id;
  }

  @Mutation(() => ReadingPreviewType, {
    description: "Reads a word, or a sentence with it, as proposed. Free; 30 a minute.",
  })
  previewReading(
    @Arg("input", () => DictionaryWordInput) input: DictionaryWordInput,
    @Arg("sentence", () => String, {
      nullable: true,
      description: "At most 150 characters, with the word in it; default: the word alone.",
    })
    sentence: string | undefined,
    @Arg("voice", () => String, { nullable: true, description: "Default: the first of the language." })
    voice: string | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.dictionary.preview(viewer, { ...input, sentence, voice });
  }
}
