import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { type ScriptView, scriptLengthOf, sentencesOf } from "#domain/scripts/script";
import { AudioSettingsInput } from "../audio/audio-settings.type.ts";
import type { Context } from "../context.ts";
import { QueueType } from "../queue/queue.type.ts";
import { QuoteType } from "../quote/quote.type.ts";
import { ScriptLengthType, ScriptType, ScriptVersionType, SentenceType } from "./script.type.ts";
import { ScriptSettingsType } from "./script-settings.type.ts";
import { scriptSignals } from "./script-signals.ts";

const AUDIO =
  "Settings of the audio, if it is to be made as soon as the script is written: one order, one price.";

@Resolver(() => ScriptType)
export class ScriptResolver {
  @Query(() => ScriptType, { description: "A script of the viewer." })
  script(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.scripts.get(viewer, id);
  }

  @Query(() => [ScriptVersionType], { description: "Former texts of a script, oldest first." })
  scriptHistory(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.scripts.history(viewer, id);
  }

  @Query(() => QuoteType, { description: "Highest price of a script, or of a script and its audio." })
  quoteScript(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("settings", () => ScriptSettingsType, { nullable: true }) settings: ScriptSettingsType | undefined,
    @Arg("audio", () => AudioSettingsInput, { nullable: true, description: AUDIO })
    audio: AudioSettingsInput | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.scripts.quote(viewer, entryId, settings, audio);
  }

  @Mutation(() => QueueType, {
    description: "Orders a script, which becomes a new revision; with `audio`, its audio too.",
  })
  generateScript(
    @Ctx() { viewer, services }: Context,
    @Arg("entryId", () => ID) entryId: string,
    @Arg("settings", () => ScriptSettingsType, { nullable: true }) settings?: ScriptSettingsType,
    @Arg("quoteId", () => ID, {
      nullable: true,
      description: "Identifier of a quote; the charge is not higher than its price.",
    })
    quoteId?: string,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description: "Repeating a request with the same key returns the first answer.",
    })
    idempotencyKey?: string,
    @Arg("audio", () => AudioSettingsInput, { nullable: true, description: AUDIO })
    audio?: AudioSettingsInput,
  ) {
    return services.scripts.generate(viewer, entryId, settings, { quoteId, idempotencyKey, audio });
  }

  @Mutation(() => ScriptType, {
    description: "Changes the text of the revision. CONFLICT if `expectedVersion` is stale.",
  })
  updateScript(
    @Ctx() { viewer, services }: Context,
    @Arg("entryId", () => ID) entryId: string,
    @Arg("scriptId", () => ID) scriptId: string,
    @Arg("content", () => String) content: string,
    @Arg("expectedVersion", () => Int, {
      nullable: true,
      description: "Version that the edit is based on.",
    })
    expectedVersion?: number,
    @Arg("merge", () => Boolean, {
      nullable: true,
      description:
        "Merges the edit into what was changed meanwhile. CONFLICT, with the parts in `details`, where both changed the same sentence.",
    })
    merge?: boolean,
    @Arg("baseContent", () => String, {
      nullable: true,
      description:
        "With `merge`: text that the edit is based on, where it is not the text of `expectedVersion`, as after an answer with merged edits that were not taken over.",
    })
    baseContent?: string,
  ) {
    const edit = { content, expectedVersion, merge, baseContent };
    return services.scripts.update(viewer, entryId, scriptId, edit);
  }

  @Subscription(() => ScriptType, {
    description: "The script as it is, and again whenever its text was changed.",
    subscribe: ({ args, context }) => scriptSignals(context as Context, (args as { id: string }).id),
  })
  scriptChanged(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.scripts.get(viewer, id);
  }

  @FieldResolver(() => ScriptLengthType, {
    description: "Length of the script, and whether the page had enough material.",
  })
  length(@Root() script: ScriptView) {
    return scriptLengthOf(script);
  }

  @FieldResolver(() => [SentenceType], {
    description: "The text in sentences, as it will be spoken.",
  })
  sentences(@Root() script: ScriptView) {
    return sentencesOf(script);
  }
}
