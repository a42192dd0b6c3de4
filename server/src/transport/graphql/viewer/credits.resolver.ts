import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { minutesFor } from "#domain/credits/pricing";
import type { Context } from "../context.ts";
import { LedgerPostingType } from "../credits/ledger.type.ts";
import { QueueTypeEnum } from "../vocabulary.ts";
import { CreditsType } from "./viewer.type.ts";

@Resolver(() => CreditsType)
export class CreditsResolver {
  @FieldResolver(() => Int, {
    description: "About how many minutes of audio the balance pays for, scripts included and rounded down.",
  })
  minutes(@Root() { balance }: CreditsType) {
    return minutesFor(balance);
  }
}

@Resolver(() => LedgerPostingType)
export class LedgerPostingResolver {
  @FieldResolver(() => QueueTypeEnum, {
    nullable: true,
    description: "Type of the job; null if there is none, or its entry was deleted.",
  })
  async jobType(@Root() { queueId }: LedgerPostingType, @Ctx() { loaders }: Context) {
    return queueId && (await loaders.paidJobs.load(queueId))?.type;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Title or address of the page that the job worked on.",
  })
  async page(@Root() { queueId }: LedgerPostingType, @Ctx() { loaders }: Context) {
    return queueId && (await loaders.paidJobs.load(queueId))?.page;
  }
}
