import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { lengthOf, type ScriptView, sentencesOf } from "#domain/scripts/script";
import type { Context } from "../context.ts";
import { QueueType } from "../queue/queue.type.ts";
import { QuoteType } from "../quote/quote.type.ts";
import { ScriptLengthType, ScriptType, ScriptVersionType, SentenceType } from "./script.type.ts";
import { ScriptSettingsType } from "./script-settings.type.ts";

@Resolver(() => ScriptType)
export class ScriptResolver {
  @Query(() => ScriptType, { description: "One of the viewer's scripts." })
  script(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.scripts.get(viewer, id);
  }

  @Query(() => [ScriptVersionType], { description: "Former texts of a script, oldest first." })
  scriptHistory(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.scripts.history(viewer, id);
  }

  @Query(() => QuoteType, { description: "What a script would cost at most." })
  quoteScript(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("settings", () => ScriptSettingsType, { nullable: true }) settings: ScriptSettingsType | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.scripts.quote(viewer, entryId, settings);
  }

  @Mutation(() => QueueType, { description: "Orders a script: it will be a new revision." })
  generateScript(
    @Ctx() { viewer, services }: Context,
    @Arg("entryId", () => ID) entryId: string,
    @Arg("settings", () => ScriptSettingsType, { nullable: true }) settings?: ScriptSettingsType,
    @Arg("quoteId", () => ID, { nullable: true, description: "A price that was shown." }) quoteId?: string,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description: "The same key gives the first answer again.",
    })
    idempotencyKey?: string,
  ) {
    return services.scripts.generate(viewer, entryId, settings, { quoteId, idempotencyKey });
  }

  @Mutation(() => ScriptType, {
    description: "Changes the text in place. A stale `expectedVersion` is CONFLICT.",
  })
  updateScript(
    @Ctx() { viewer, services }: Context,
    @Arg("entryId", () => ID) entryId: string,
    @Arg("scriptId", () => ID) scriptId: string,
    @Arg("content", () => String) content: string,
    @Arg("expectedVersion", () => Int, {
      nullable: true,
      description: "The version that the edit was made from.",
    })
    expectedVersion?: number,
  ) {
    return services.scripts.update(viewer, entryId, scriptId, { content, expectedVersion });
  }

  @FieldResolver(() => ScriptLengthType, {
    description: "Its length, and whether the page had enough to say.",
  })
  length(@Root() script: ScriptView) {
    return lengthOf(script);
  }

  @FieldResolver(() => [SentenceType], {
    description: "The text as it will be spoken, sentence by sentence.",
  })
  sentences(@Root() script: ScriptView) {
    return sentencesOf(script);
  }
}
