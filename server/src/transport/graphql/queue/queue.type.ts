import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { QueueType as QueueKind, QueueStage, QueueStatus } from "#kernel/vocabulary";
import { QueueStageEnum, QueueStatusEnum, QueueTypeEnum } from "../vocabulary.ts";

@ObjectType("Queue", { description: "A job: a script that is written or an audio that is spoken." })
export class QueueType {
  @Field(() => ID, { description: "Of this job." })
  id!: string;

  @Field(() => ID, { description: "Entry that the job works for." })
  entryId!: string;

  @Field(() => QueueTypeEnum, { name: "type", description: "What is made." })
  queueType!: QueueKind;

  @Field(() => QueueStatusEnum, { description: "Where it stands." })
  status!: QueueStatus;

  @Field(() => QueueStageEnum, { nullable: true, description: "What it is busy with; null before it runs." })
  stage!: QueueStage | null;

  @Field(() => Int, { description: "n of m within the stage." })
  done!: number;

  @Field(() => Int, { description: "m of the stage; 0 where it is not known." })
  total!: number;

  @Field(() => String, { nullable: true, description: "Revision that is made or spoken." })
  revisionNumber!: string | null;

  @Field(() => String, { nullable: true, description: "Why it failed; CANCELLED where the user ended it." })
  errorCode!: string | null;

  @Field(() => String, { nullable: true, description: "The same as a sentence." })
  errorMessage!: string | null;

  @Field(() => GraphQLDateTime, { description: "When it was ordered." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it first ran." })
  startedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it ended." })
  finishedAt!: Date | null;
}

@ObjectType("QueueChange", { description: "Something happened to a job." })
export class QueueChangeType {
  @Field(() => QueueType, {
    nullable: true,
    description: "Null on a resync: changes may have been missed, so read again.",
  })
  queue!: QueueType | null;

  @Field(() => Boolean, { description: "True when changes may have been missed." })
  resync!: boolean;
}
