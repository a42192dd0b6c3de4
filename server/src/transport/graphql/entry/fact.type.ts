import { Field, Float, ID, ObjectType } from "type-graphql";
import type { FactKind, FactSource } from "#kernel/vocabulary";

@ObjectType("OtherStatement", { description: "What another place of the page says instead of a fact." })
export class OtherStatementType {
  @Field(() => String, { description: "In the fact's own form." })
  value!: string;

  @Field(() => String, { description: "json-ld, microdata, rdfa, opengraph or visible." })
  source!: FactSource;

  @Field(() => String, { description: "Where it was found." })
  path!: string;
}

@ObjectType("Provenance", { description: "Where a fact was found." })
export class ProvenanceType {
  @Field(() => String, { description: "JSON path, itemprop, meta name or CSS path." })
  path!: string;

  @Field(() => String, { description: "The words as the page has them." })
  excerpt!: string;

  @Field(() => [OtherStatementType], {
    nullable: true,
    description: "Statements that the page makes elsewhere and that lost against this one.",
  })
  others?: OtherStatementType[];
}

@ObjectType("Fact", { description: "Something that the page states." })
export class FactType {
  @Field(() => ID, { description: "Of this fact." })
  id!: string;

  @Field(() => String, {
    description: "name, brand, price, list_price, availability, rating, shipping, specification, image …",
  })
  kind!: FactKind;

  @Field(() => String, { nullable: true, description: "Name of a specification's row." })
  label!: string | null;

  @Field(() => String, {
    description: "Canonical: decimals for prices, InStock or OutOfStock for availability.",
  })
  value!: string;

  @Field(() => String, { nullable: true, description: "ISO 4217, prices only." })
  currency!: string | null;

  @Field(() => String, { description: "json-ld, microdata, rdfa, opengraph, visible or user." })
  source!: FactSource;

  @Field(() => Float, { description: "0–1." })
  confidence!: number;

  @Field(() => ProvenanceType, { nullable: true, description: "Where it was found." })
  provenance!: ProvenanceType | null;
}
