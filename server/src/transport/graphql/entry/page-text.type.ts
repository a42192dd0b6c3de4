import { Field, Int, ObjectType } from "type-graphql";
import type { Block } from "#kernel/page";
import { BlockKindEnum } from "../vocabulary.ts";

@ObjectType("Block", { description: "A heading, a paragraph or another run of text." })
class BlockType {
  @Field(() => BlockKindEnum, { description: "Kind of the block." })
  kind!: Block["kind"];

  @Field(() => Int, { nullable: true, description: "1–6 for headings; null for the other kinds." })
  level?: number | null;

  @Field(() => String, { description: "The text." })
  text!: string;
}

@ObjectType("PageText", { description: "Text that was read from a page." })
export class PageTextType {
  @Field(() => String, { nullable: true, description: "Name of the author." })
  author!: string | null;

  @Field(() => String, { nullable: true, description: "When it was published, in ISO 8601." })
  publishedAt!: string | null;

  @Field(() => [BlockType], {
    description: "The main text in reading order. Positions in it are what `blockIndex` of a tie names.",
  })
  blocks!: Block[];
}
