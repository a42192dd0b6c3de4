import { Field, Int, ObjectType } from "type-graphql";
import type { Block, Page } from "#kernel/page";
import { BlockKindEnum } from "../vocabulary.ts";

@ObjectType("Block", { description: "A heading, a paragraph or another run of text." })
class BlockType {
  @Field(() => BlockKindEnum, { description: "Kind of the block." })
  kind!: Block["kind"];

  @Field(() => Int, { nullable: true, description: "1–6 for headings; null for the other kinds." })
  level?: number | null;

  @Field(() => String, { description: "The text." })
  text!: string;

  @Field(() => Boolean, {
    description: "Whether it is an item of a list that the page shows, and no part of its running text.",
  })
  isBeside!: boolean;
}

@ObjectType("PageText", { description: "Text that was read from a page." })
export class PageTextType {
  @Field(() => String, { nullable: true, description: "Name of the author." })
  author!: string | null;

  @Field(() => String, { nullable: true, description: "When it was published, in ISO 8601." })
  publishedAt!: string | null;

  @Field(() => [BlockType], {
    description:
      "The main text in reading order, then the list that the page shows. Positions in it are what `blockIndex` of a tie names.",
  })
  blocks!: BlockType[];
}

/** The text of a page as it is shown. Only items of a list are stored with a mark. */
export const pageTextOf = ({ author, publishedAt, blocks }: Page): PageTextType => ({
  author,
  publishedAt,
  blocks: blocks.map(({ isBeside = false, ...block }) => ({ ...block, isBeside })),
});
