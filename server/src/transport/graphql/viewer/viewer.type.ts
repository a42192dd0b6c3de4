import { GraphQLJSONObject } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type { Disclosure, Language, Plan, Role, TrialState } from "#kernel/vocabulary";
import { GraphQLDateTime } from "../date-time.ts";
import { DisclosureEnum, LanguageEnum, PlanEnum, RoleEnum, TrialStateEnum } from "../vocabulary.ts";
import { InputLimitsType } from "./input-limits.type.ts";

@ObjectType("Credits", { description: "Credits of an account; 10 credits are a minute of audio." })
export class CreditsType {
  @Field(() => Int, { description: "Credits that can be spent now; never below 0." })
  balance!: number;

  @Field(() => Int, { description: "Credits held for active jobs." })
  held!: number;

  @Field(() => Int, { description: "All credits ever granted or bought." })
  totalEarned!: number;

  @Field(() => Int, { description: "All credits ever spent." })
  totalSpent!: number;
}

@ObjectType("KeptSound", { description: "Sound that is kept for an account." })
export class KeptSoundType {
  @Field(() => Float, { description: "Size of the audios and of the sentences they are made of, in bytes." })
  bytes!: number;

  @Field(() => Float, { description: "Bytes that the plan keeps; past them no new audio is made." })
  limit!: number;
}

@ObjectType("PlanLimits", { description: "Limits of a plan." })
export class PlanLimitsType {
  @Field(() => Int, { description: "Highest number of entries." })
  entries!: number;

  @Field(() => Int, { description: "Highest number of URLs submitted at once." })
  urlsAtOnce!: number;

  @Field(() => Int, { description: "Longest audio in minutes." })
  audioMinutes!: number;

  @Field(() => Int, { description: "Jobs that run at the same time; further ones wait." })
  jobsAtOnce!: number;
}

@ObjectType("ViewerLimits", { description: "Limits of the viewer's plan and of inputs." })
export class ViewerLimitsType extends PlanLimitsType {
  @Field(() => InputLimitsType, { description: "Limits of inputs." })
  input!: InputLimitsType;
}

@ObjectType("Viewer", { description: "The account of the bearer token." })
export class ViewerType {
  @Field(() => ID, { name: "id", description: "The identity provider's user id." })
  userId!: string;

  @Field(() => String, { description: "E-mail address; not unique." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Display name." })
  displayName!: string | null;

  @Field(() => RoleEnum, { description: "Role of the account." })
  role!: Role;

  @Field(() => PlanEnum, { description: "Plan of the account." })
  plan!: Plan;

  @Field(() => TrialStateEnum, { description: "Whether the credits of the trial came." })
  trial!: TrialState;

  @Field(() => LanguageEnum, { description: "Language of the interface." })
  language!: Language;

  @Field(() => DisclosureEnum, { description: "How new audios tell that a machine speaks." })
  disclosure!: Disclosure;

  @Field(() => CreditsType, { description: "Credits of the account." })
  credits!: CreditsType;

  @Field(() => ViewerLimitsType, { description: "Limits of the plan and of inputs." })
  limits!: ViewerLimitsType;

  @Field(() => GraphQLJSONObject, { description: "Settings of the player, including unknown keys." })
  playerSettings!: Record<string, unknown>;

  @Field(() => GraphQLDateTime, { description: "When the user first signed in." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "End of the trial, or of the paid period plus its days of grace.",
  })
  accountExpiresAt!: Date | null;
}
