import {
  Arg,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { queueFailure } from "#domain/queues/failure";
import { isWithAudio } from "#domain/queues/order";
import { progressOf } from "#domain/queues/progress";
import type { QueueRecord } from "#transport/shared/rows";
import type { Context } from "../context.ts";
import { QueueFailureType } from "./failure.type.ts";
import { QueueChangeType, QueueType } from "./queue.type.ts";
import { changeOf, type QueueSignal, queueSignals } from "./queue-signals.ts";
import { SegmentType } from "./segment.type.ts";

@Resolver(() => QueueType)
export class QueueResolver {
  @Query(() => QueueType, { description: "A job of the viewer." })
  queue(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.queues.get(viewer, id);
  }

  @Query(() => [QueueType], { description: "Queued and running jobs of the viewer, newest first." })
  activeQueues(@Ctx() { viewer, services }: Context) {
    return services.queues.active(viewer);
  }

  @Mutation(() => QueueType, {
    description: "Cancels an active job; what exists is kept and the credits are returned.",
  })
  cancelQueue(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("queueId", () => ID) queueId: string,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.queues.cancel(viewer, entryId, queueId);
  }

  @Subscription(() => QueueChangeType, {
    description: "Changes of the viewer's jobs; with `entryId`, of one entry's jobs.",
    subscribe: ({ args, context }) =>
      queueSignals(context as Context, (args as { entryId?: string }).entryId),
  })
  queueChanged(
    @Arg("entryId", () => ID, { nullable: true }) _entryId: string | undefined,
    @Root() signal: QueueSignal,
    @Ctx() context: Context,
  ) {
    return changeOf(context, signal);
  }

  @FieldResolver(() => Float, { description: "Progress of the whole job, between 0 and 1." })
  progress(@Root() queue: QueueType) {
    return progressOf(queue);
  }

  @FieldResolver(() => Boolean, { description: "Whether the audio was ordered with the script." })
  withAudio(@Root() queue: QueueRecord) {
    return isWithAudio(queue);
  }

  @FieldResolver(() => QueueFailureType, {
    nullable: true,
    description: "Why the job failed or was cancelled; null otherwise.",
  })
  failure(@Root() queue: QueueRecord) {
    return queueFailure(queue);
  }

  @FieldResolver(() => [SegmentType], {
    description: "Finished segments of an audio that is still being made, in order.",
  })
  segments(
    @Root() queue: QueueRecord,
    @Arg("from", () => Int, { defaultValue: 0, description: "Index of the first wanted segment." })
    from: number,
    @Ctx() { services }: Context,
  ) {
    return services.audios.readySegments(queue, Math.max(0, from));
  }
}
