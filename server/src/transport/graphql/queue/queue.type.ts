import { Field, ID, Int, ObjectType } from "type-graphql";
import type { ErrorReason } from "#kernel/reasons";
import type { QueueKind, QueueStage, QueueStatus } from "#kernel/vocabulary";
import { GraphQLDateTime } from "../date-time.ts";
import { ErrorReasonEnum, QueueStageEnum, QueueStatusEnum, QueueTypeEnum } from "../vocabulary.ts";

@ObjectType("Queue", { description: "A job that writes a script or makes an audio." })
export class QueueType {
  @Field(() => ID, { description: "Identifier of the job." })
  id!: string;

  @Field(() => ID, { description: "Identifier of the entry that the job works on." })
  entryId!: string;

  @Field(() => QueueTypeEnum, { name: "type", description: "Type of the job." })
  queueType!: QueueKind;

  @Field(() => QueueStatusEnum, { description: "Current state." })
  status!: QueueStatus;

  @Field(() => QueueStageEnum, { nullable: true, description: "Current stage; null before the job runs." })
  stage!: QueueStage | null;

  @Field(() => Int, { description: "Finished steps of the stage." })
  done!: number;

  @Field(() => Int, { description: "All steps of the stage; 0 if unknown." })
  total!: number;

  @Field(() => String, {
    nullable: true,
    description: "Number of the revision that the job makes or speaks.",
  })
  revisionNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The reason of `failure`, or else its code.",
  })
  errorCode!: string | null;

  @Field(() => String, { nullable: true, description: "The message of `failure`." })
  errorMessage!: string | null;

  @Field(() => ErrorReasonEnum, {
    nullable: true,
    description:
      "Why the audio that was ordered with the script was not begun; UNTIED_NUMBERS if a number of it is not on the page.",
  })
  audioHeldBack!: ErrorReason | null;

  @Field(() => GraphQLDateTime, { description: "When the job was ordered." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the job first ran." })
  startedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the job ended." })
  finishedAt!: Date | null;
}

@ObjectType("QueueChange", { description: "A change of a job." })
export class QueueChangeType {
  @Field(() => QueueType, {
    nullable: true,
    description: "The job as it is now; null on a resync.",
  })
  queue!: QueueType | null;

  @Field(() => Boolean, { description: "True when changes may have been missed: refetch the jobs." })
  resync!: boolean;
}
