import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { Scope } from "#kernel/vocabulary";
import { GraphQLDateTime } from "../date-time.ts";
import { ScopeEnum } from "../vocabulary.ts";

@ObjectType("ApiKey", {
  description: "A credential for a program. The key itself is shown once, when it is made.",
})
export class ApiKeyType {
  @Field(() => ID, { description: "Identifier of the key." })
  id!: string;

  @Field(() => String, { description: "Name that the owner gave it." })
  name!: string;

  @Field(() => [ScopeEnum], { description: "Groups of operations that it may use." })
  scopes!: Scope[];

  @Field(() => String, { description: "Last four characters of the key." })
  lastFour!: string;

  @Field(() => [String], { description: "Ranges of addresses it may be used from; empty for any." })
  allowedIps!: string[];

  @Field(() => Int, {
    nullable: true,
    description: "Most credits that it may spend in a calendar month in Japan; null for no limit of its own.",
  })
  monthlyCredits!: number | null;

  @Field(() => Int, { description: "Credits that its orders of this month hold or have taken." })
  usedCredits!: number;

  @Field(() => GraphQLDateTime, { description: "When the key was made." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When the key ends." })
  expiresAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "Until when the key works that this one replaced; null if it replaced none.",
  })
  formerUntil!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When it was last used, to the minute; null if never.",
  })
  lastUsedAt!: Date | null;
}

@ObjectType("ShownApiKey", { description: "A key that was just made. Nothing shows it again." })
export class ShownApiKeyType extends ApiKeyType {
  @Field(() => String, { description: "The key itself, in this answer only." })
  key!: string;
}

@InputType({ description: "An API key to be made." })
export class NewApiKeyInput {
  @Field(() => String, { description: "Name for its owner; 100 characters at most." })
  name!: string;

  @Field(() => [ScopeEnum], { description: "Groups of operations that it may use." })
  scopes!: Scope[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When it ends; 90 days from now unless given.",
  })
  expiresAt?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: "Addresses or ranges in CIDR notation that it may be used from; any unless given.",
  })
  allowedIps?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "Most credits of a calendar month; no limit unless given.",
  })
  monthlyCredits?: number | null;
}

@InputType({ description: "A change of an API key; what is not given stays." })
export class ApiKeyChangeInput {
  @Field(() => String, { nullable: true, description: "Another name." })
  name?: string;

  @Field(() => [ScopeEnum], {
    nullable: true,
    description: "Groups of operations that it may use from now on.",
  })
  scopes?: Scope[];

  @Field(() => GraphQLDateTime, { nullable: true, description: "Another end." })
  expiresAt?: Date;

  @Field(() => [String], { nullable: true, description: "Other addresses or ranges; an empty list for any." })
  allowedIps?: string[];

  @Field(() => Int, { nullable: true, description: "Another monthly limit; null for none." })
  monthlyCredits?: number | null;
}
