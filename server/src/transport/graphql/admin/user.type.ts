import { Field, ID, ObjectType } from "type-graphql";
import type { ExpiryReason } from "#kernel/reasons";
import type { Language, Plan, Role } from "#kernel/vocabulary";
import { connectionTypeOf } from "../connection-type.ts";
import { GraphQLDateTime } from "../date-time.ts";
import { CreditsType, KeptSoundType } from "../viewer/viewer.type.ts";
import { LanguageEnum, PlanEnum, RoleEnum } from "../vocabulary.ts";

@ObjectType("AdminUser", { description: "An account as an administrator sees it." })
export class AdminUserType {
  @Field(() => ID, { description: "The identity provider's user id." })
  id!: string;

  @Field(() => String, { description: "E-mail address; several accounts may have the same." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Display name." })
  displayName!: string | null;

  @Field(() => RoleEnum, { description: "Role of the account." })
  role!: Role;

  @Field(() => PlanEnum, { description: "Plan of the account." })
  plan!: Plan;

  @Field(() => LanguageEnum, { description: "Language of the interface." })
  language!: Language;

  @Field(() => CreditsType, { description: "Credits of the account." })
  credits!: CreditsType;

  @Field(() => KeptSoundType, { description: "Sound that is kept for the account." })
  kept!: KeptSoundType;

  @Field(() => GraphQLDateTime, { description: "When the user first signed in." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "End of the trial, or of the paid period plus its days of grace.",
  })
  accountExpiresAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When an administrator closed the account; null while it is open.",
  })
  closedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When deletion of the account was asked for; null of an account that stays.",
  })
  deletionAskedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Why the account is blocked: TRIAL_EXPIRED, SUBSCRIPTION_EXPIRED or ACCOUNT_EXPIRED; null while it is active.",
  })
  expired!: ExpiryReason | null;
}

export const AdminUserConnectionType = connectionTypeOf("AdminUser", AdminUserType);
