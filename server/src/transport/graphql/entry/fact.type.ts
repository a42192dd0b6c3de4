import { Field, Float, ID, ObjectType } from "type-graphql";
import type { FactKind, FactSource } from "#kernel/vocabulary";

@ObjectType("OtherStatement", {
  description: "A different statement about a fact, found elsewhere on the page.",
})
export class OtherStatementType {
  @Field(() => String, { description: "Value in the same form as the fact's." })
  value!: string;

  @Field(() => String, { description: "json-ld, microdata, rdfa, opengraph or visible." })
  source!: FactSource;

  @Field(() => String, { description: "Where on the page it was found." })
  path!: string;
}

@ObjectType("Provenance", { description: "Where a fact was found." })
export class ProvenanceType {
  @Field(() => String, { description: "JSON path, itemprop, meta name or CSS path of the place." })
  path!: string;

  @Field(() => String, { description: "The words of the page." })
  excerpt!: string;

  @Field(() => [OtherStatementType], {
    nullable: true,
    description: "Different statements that the page makes elsewhere.",
  })
  others?: OtherStatementType[];
}

@ObjectType("Fact", { description: "A fact that the page states." })
export class FactType {
  @Field(() => ID, { description: "Identifier of the fact." })
  id!: string;

  @Field(() => String, {
    description:
      "name, brand, price, list_price, member_price, availability, rating, shipping, specification, image …",
  })
  kind!: FactKind;

  @Field(() => String, { nullable: true, description: "Label of a specification; null for other kinds." })
  label!: string | null;

  @Field(() => String, {
    description: "Canonical value: a decimal for prices, InStock or OutOfStock for availability.",
  })
  value!: string;

  @Field(() => String, { nullable: true, description: "ISO 4217 code; prices only." })
  currency!: string | null;

  @Field(() => String, { description: "json-ld, microdata, rdfa, opengraph, visible or user." })
  source!: FactSource;

  @Field(() => Float, { description: "Confidence between 0 and 1." })
  confidence!: number;

  @Field(() => ProvenanceType, { nullable: true, description: "Where on the page it was found." })
  provenance!: ProvenanceType | null;
}
