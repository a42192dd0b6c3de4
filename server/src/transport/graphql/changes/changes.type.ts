import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { FactKind, FactSource } from "#kernel/vocabulary";
import { ProvenanceType } from "../entry/fact.type.ts";

@ObjectType("FactState", { description: "What a fact said at one reading of its page." })
export class FactStateType {
  @Field(() => String, {
    description: "name, brand, price, list_price, availability, rating, specification …",
  })
  kind!: FactKind;

  @Field(() => String, { nullable: true, description: "Name of a specification's row." })
  label!: string | null;

  @Field(() => String, { description: "Canonical, as of a Fact." })
  value!: string;

  @Field(() => String, { nullable: true, description: "ISO 4217, prices only." })
  currency!: string | null;

  @Field(() => String, { description: "json-ld, microdata, rdfa, opengraph, visible or user." })
  source!: FactSource;

  @Field(() => ProvenanceType, { nullable: true, description: "Where it was found." })
  provenance!: ProvenanceType | null;
}

/** The two states share the fact's id, so they are no facts of their own: caches would take them for one. */
@ObjectType("FactChange", { description: "A fact that the page states otherwise than before." })
export class FactChangeType {
  @Field(() => FactStateType, { nullable: true, description: "As it was; null where it is new." })
  before!: FactStateType | null;

  @Field(() => FactStateType, { nullable: true, description: "As it is; null where it is gone." })
  after!: FactStateType | null;
}

@ObjectType("TextChange", { description: "A sentence that the page has otherwise than before." })
export class TextChangeType {
  @Field(() => String, { nullable: true, description: "As it was; null where it is new." })
  before!: string | null;

  @Field(() => String, { nullable: true, description: "As it is; null where it is gone." })
  after!: string | null;
}

@ObjectType("TouchedSentence", { description: "A sentence of a script that no longer fits its page." })
export class TouchedSentenceType {
  @Field(() => Int, { description: "Position in the script, from 0." })
  index!: number;

  @Field(() => Int, { description: "Paragraph number from 0." })
  paragraph!: number;

  @Field(() => String, { description: "As the script has it." })
  before!: string;

  @Field(() => String, {
    nullable: true,
    description: "With what the page says now; null where that takes a person: it then stays and is marked.",
  })
  after!: string | null;

  @Field(() => [String], { description: "Its words that the page says no more." })
  lost!: string[];

  @Field(() => [FactChangeType], { description: "The changed facts that it speaks of." })
  facts!: FactChangeType[];
}

@ObjectType("Changes", { description: "What a page says otherwise than when a script was written from it." })
export class ChangesType {
  @Field(() => ID, { description: "Stands for exactly this script and this page." })
  id!: string;

  @Field(() => String, { description: "Number of the revision that was compared." })
  revisionNumber!: string;

  @Field(() => GraphQLDateTime, { description: "When the page was read that the script was written from." })
  since!: Date;

  @Field(() => GraphQLDateTime, { description: "When the page was last read and found changed." })
  readAt!: Date;

  @Field(() => [FactChangeType], { description: "Changed facts, new ones and those that are gone." })
  facts!: FactChangeType[];

  @Field(() => [TextChangeType], { description: "Changed sentences, new ones and those that are gone." })
  texts!: TextChangeType[];

  @Field(() => [TouchedSentenceType], { description: "The sentences of the script that this concerns." })
  sentences!: TouchedSentenceType[];
}
