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
    description: "Dictionary of the viewer, newest first; at most 500 words.",
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

  @Mutation(() => DictionaryWordType, {
    description: "Adds a word. CONFLICT if the dictionary already has it.",
  })
  createDictionaryWord(
    @Arg("input", () => DictionaryWordInput) input: DictionaryWordInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.dictionary.create(viewer, input);
  }

  @Mutation(() => DictionaryWordType, { description: "Changes a word or its reading." })
  updateDictionaryWord(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => DictionaryWordInput) input: DictionaryWordInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.dictionary.update(viewer, id, input);
  }

  @Mutation(() => ID, { description: "Removes a word; the voices then use their own reading." })
  async deleteDictionaryWord(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    await services.dictionary.remove(viewer, id);
    return id;
  }

  @Mutation(() => ReadingPreviewType, {
    description: "Speaks a word, or a sentence with it, as proposed. Free; at most 30 a minute.",
  })
  previewReading(
    @Arg("input", () => DictionaryWordInput) input: DictionaryWordInput,
    @Arg("sentence", () => String, {
      nullable: true,
      description: "Sentence with the word, at most 150 characters; default: the word alone.",
    })
    sentence: string | undefined,
    @Arg("voice", () => String, { nullable: true, description: "Default: the first of the language." })
    voice: string | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.dictionary.preview(viewer, { ...input, sentence, voice });
  }
}
