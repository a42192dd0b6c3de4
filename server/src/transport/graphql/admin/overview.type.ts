import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";
import { connectionTypeOf } from "../connection-type.ts";

@ObjectType("Figures", { description: "What happened, of everybody together." })
export class FiguresType {
  @Field(() => Float, { description: "Accounts that were made." })
  users!: number;

  @Field(() => Float, { description: "Minutes of audio, of those that exist now." })
  audioMinutes!: number;

  @Field(() => Float, { description: "Credits granted, bought and adjusted." })
  creditsIssued!: number;

  @Field(() => Float, { description: "Credits used." })
  creditsSpent!: number;

  @Field(() => Float, { description: "Jobs that came to their end." })
  jobsCompleted!: number;

  @Field(() => Float, { description: "Jobs that failed, without those that their users cancelled." })
  jobsFailed!: number;
}

@ObjectType("DayFigures", { description: "The figures of one day." })
export class DayFiguresType extends FiguresType {
  @Field(() => String, { description: "YYYY-MM-DD by a clock in Japan." })
  date!: string;
}

@ObjectType("AdminFigures", { description: "The figures of the whole installation." })
export class AdminFiguresType {
  @Field(() => FiguresType, { description: "Up to now." })
  total!: FiguresType;

  @Field(() => [DayFiguresType], { description: "Each of the last days, the oldest first." })
  days!: DayFiguresType[];
}

@ObjectType("AuditEntry", { description: "Something that an administrator did." })
class AuditEntryType {
  @Field(() => ID, { description: "Of this entry." })
  id!: string;

  @Field(() => String, { description: "User id of whoever did it; `operator` for the command line." })
  actor!: string;

  @Field(() => String, { description: "user.credits, user.role, job.retry, announcement.publish …" })
  action!: string;

  @Field(() => ID, { nullable: true, description: "Id of what it was done to." })
  subject!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: "What exactly." })
  data!: Record<string, unknown> | null;

  @Field(() => GraphQLDateTime, { description: "When." })
  createdAt!: Date;
}

export const AuditEntryConnectionType = connectionTypeOf("AuditEntry", AuditEntryType);
