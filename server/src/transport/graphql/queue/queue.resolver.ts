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
import { progressOf } from "#domain/queues/progress";
import type { QueueRow } from "#transport/shared/rows";
import type { Context } from "../context.ts";
import { QueueChangeType, QueueType } from "./queue.type.ts";
import { changeOf, type QueueSignal, queueSignals } from "./queue-signals.ts";
import { SegmentType } from "./segment.type.ts";

@Resolver(() => QueueType)
export class QueueResolver {
  @Query(() => QueueType, { description: "One of the viewer's jobs." })
  queue(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.queues.get(viewer, id);
  }

  @Query(() => [QueueType], { description: "The viewer's jobs that wait or run, newest first." })
  activeQueues(@Ctx() { viewer, services }: Context) {
    return services.queues.active(viewer);
  }

  @Mutation(() => QueueType, { description: "Ends an active job; what exists is kept, the credits go back." })
  cancelQueue(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("queueId", () => ID) queueId: string,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.queues.cancel(viewer, entryId, queueId);
  }

  @Subscription(() => QueueChangeType, {
    description: "Every change of the viewer's own queues; of one entry's with `entryId`.",
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

  @FieldResolver(() => Float, { description: "0–1 over the whole job." })
  progress(@Root() queue: QueueType) {
    return progressOf(queue);
  }

  @FieldResolver(() => [SegmentType], {
    description: "What of an audio can be heard already, in order, while the rest is made.",
  })
  segments(
    @Root() queue: QueueRow,
    @Arg("from", () => Int, { defaultValue: 0, description: "First segment that is wanted." }) from: number,
    @Ctx() { services }: Context,
  ) {
    return services.audios.readySegments(queue, Math.max(0, from));
  }
}
