import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Language, Plan, Role } from "#kernel/vocabulary";
import { LanguageEnum, PlanEnum, RoleEnum } from "../vocabulary.ts";

@ObjectType("Credits", { description: "10 credits are a minute of audio." })
export class CreditsType {
  @Field(() => Int, { description: "What can be spent now; never below 0." })
  balance!: number;

  @Field(() => Int, { description: "Set aside for jobs that are under way." })
  held!: number;

  @Field(() => Int, { description: "All that was ever granted or bought." })
  totalEarned!: number;

  @Field(() => Int, { description: "All that was ever used." })
  totalSpent!: number;
}

@ObjectType("PlanLimits", { description: "How much a plan allows." })
export class PlanLimitsType {
  @Field(() => Int, { description: "Entries at a time." })
  entries!: number;

  @Field(() => Int, { description: "URLs that may be submitted together." })
  urlsAtOnce!: number;

  @Field(() => Int, { description: "Minutes of one audio." })
  audioMinutes!: number;

  @Field(() => Int, { description: "Jobs that run side by side; further ones wait." })
  jobsAtOnce!: number;
}

@ObjectType("Viewer", { description: "Who is asking: the account of the bearer token." })
export class ViewerType {
  @Field(() => ID, { name: "id", description: "The identity provider's user id." })
  userId!: string;

  @Field(() => String, { description: "E-mail address; not unique." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Name to show." })
  displayName!: string | null;

  @Field(() => RoleEnum, { description: "What the account may do." })
  role!: Role;

  @Field(() => PlanEnum, { description: "What the account pays for." })
  plan!: Plan;

  @Field(() => LanguageEnum, { description: "Language of the interface." })
  language!: Language;

  @Field(() => CreditsType, { description: "What can be spent." })
  credits!: CreditsType;

  @Field(() => PlanLimitsType, { description: "What the plan allows." })
  limits!: PlanLimitsType;

  @Field(() => GraphQLJSONObject, { description: "Settings of the player, unknown keys included." })
  playerSettings!: Record<string, unknown>;

  @Field(() => GraphQLDateTime, { description: "First sign-in." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "End of the trial, or of the paid period plus grace.",
  })
  accountExpiresAt!: Date | null;
}
