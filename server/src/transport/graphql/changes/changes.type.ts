import { Field, ID, Int, ObjectType } from "type-graphql";
import type { FactKind, FactSource } from "#kernel/vocabulary";
import { GraphQLDateTime } from "../date-time.ts";
import { ProvenanceType } from "../entry/fact.type.ts";

@ObjectType("FactState", { description: "A fact as the page stated it at one time." })
export class FactStateType {
  @Field(() => String, {
    description: "name, brand, price, list_price, member_price, availability, rating, specification …",
  })
  kind!: FactKind;

  @Field(() => String, { nullable: true, description: "Label of a specification; null for other kinds." })
  label!: string | null;

  @Field(() => String, { description: "Value in the canonical form of `Fact.value`." })
  value!: string;

  @Field(() => String, { nullable: true, description: "ISO 4217 code; prices only." })
  currency!: string | null;

  @Field(() => String, { description: "json-ld, microdata, rdfa, opengraph, visible or user." })
  source!: FactSource;

  @Field(() => ProvenanceType, { nullable: true, description: "Where on the page it was found." })
  provenance!: ProvenanceType | null;
}

/** The two states share the fact's id, so they are no facts of their own: caches would take them for one. */
@ObjectType("FactChange", { description: "A fact that changed on the page." })
export class FactChangeType {
  @Field(() => FactStateType, { nullable: true, description: "Before the change; null if it is new." })
  before!: FactStateType | null;

  @Field(() => FactStateType, { nullable: true, description: "After the change; null if it is gone." })
  after!: FactStateType | null;
}

@ObjectType("TextChange", { description: "A sentence that changed on the page." })
export class TextChangeType {
  @Field(() => String, { nullable: true, description: "Before the change; null if it is new." })
  before!: string | null;

  @Field(() => String, { nullable: true, description: "After the change; null if it is gone." })
  after!: string | null;
}

@ObjectType("TouchedSentence", {
  description: "A sentence of the script that no longer agrees with the page.",
})
export class TouchedSentenceType {
  @Field(() => Int, { description: "Position in the script, counted from 0." })
  index!: number;

  @Field(() => Int, { description: "Number of the paragraph, counted from 0." })
  paragraph!: number;

  @Field(() => String, { description: "The sentence as the script has it." })
  before!: string;

  @Field(() => String, {
    nullable: true,
    description: "The sentence with the page's new values; null if it needs a manual edit.",
  })
  after!: string | null;

  @Field(() => [String], { description: "Words of the sentence that the page no longer supports." })
  lost!: string[];

  @Field(() => [FactChangeType], { description: "Changed facts that the sentence mentions." })
  facts!: FactChangeType[];
}

@ObjectType("Changes", {
  description: "Differences between a page as it is now and as it was when a script was written from it.",
})
export class ChangesType {
  @Field(() => ID, { description: "Identifies this comparison; applying it asks for this value." })
  id!: string;

  @Field(() => String, { description: "Number of the compared revision." })
  revisionNumber!: string;

  @Field(() => GraphQLDateTime, { description: "When the page was read for the script." })
  since!: Date;

  @Field(() => GraphQLDateTime, { description: "When the change of the page was last found." })
  readAt!: Date;

  @Field(() => [FactChangeType], { description: "Changed, new and removed facts." })
  facts!: FactChangeType[];

  @Field(() => [TextChangeType], { description: "Changed, new and removed sentences of the page." })
  texts!: TextChangeType[];

  @Field(() => [TouchedSentenceType], { description: "Sentences of the script that are affected." })
  sentences!: TouchedSentenceType[];
}
