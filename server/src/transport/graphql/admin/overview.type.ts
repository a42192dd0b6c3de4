import { GraphQLJSONObject } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";
import { connectionTypeOf } from "../connection-type.ts";
import { GraphQLDateTime } from "../date-time.ts";

@ObjectType("Figures", { description: "Totals over all users." })
export class FiguresType {
  @Field(() => Float, { description: "Accounts created." })
  users!: number;

  @Field(() => Float, { description: "Minutes of the audio that exists now." })
  audioMinutes!: number;

  @Field(() => Float, { description: "Credits granted, bought and adjusted." })
  creditsIssued!: number;

  @Field(() => Float, { description: "Credits spent." })
  creditsSpent!: number;

  @Field(() => Float, { description: "Jobs completed." })
  jobsCompleted!: number;

  @Field(() => Float, { description: "Jobs that failed; cancelled jobs do not count." })
  jobsFailed!: number;
}

@ObjectType("DayFigures", { description: "The figures of one day." })
export class DayFiguresType extends FiguresType {
  @Field(() => String, { description: "Date in Japan, YYYY-MM-DD." })
  date!: string;
}

@ObjectType("AdminFigures", { description: "Figures of the whole installation." })
export class AdminFiguresType {
  @Field(() => FiguresType, { description: "Totals since the installation began." })
  total!: FiguresType;

  @Field(() => [DayFiguresType], { description: "The last days, oldest first." })
  days!: DayFiguresType[];
}

@ObjectType("AuditEntry", { description: "An action of an administrator." })
class AuditEntryType {
  @Field(() => ID, { description: "Identifier of the entry." })
  id!: string;

  @Field(() => String, {
    description:
      "User id of the administrator; `operator` for the command line, `payments` for the payment provider.",
  })
  actor!: string;

  @Field(() => String, {
    nullable: true,
    description: "E-mail address of the administrator; null for an account that is gone, and for programs.",
  })
  actorName!: string | null;

  @Field(() => String, { description: "user.credits, user.role, job.retry, announcement.publish …" })
  action!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Identifier of the user, job or announcement that was acted on.",
  })
  subject!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Address of the user, title of the job's page or of the announcement; null when it is gone.",
  })
  subjectName!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: "Details of the action." })
  data!: Record<string, unknown> | null;

  @Field(() => GraphQLDateTime, { description: "When it happened." })
  createdAt!: Date;
}

export const AuditEntryConnectionType = connectionTypeOf("AuditEntry", AuditEntryType);
