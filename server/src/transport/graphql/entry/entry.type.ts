import { Field, ID, ObjectType } from "type-graphql";
import type { EntryFilter } from "#domain/entries/listing";
import type { Language, PageType } from "#kernel/vocabulary";
import { GraphQLDateTime } from "../date-time.ts";
import { LanguageEnum, PageTypeEnum } from "../vocabulary.ts";

@ObjectType("EntryPicture", { description: "The lead picture of a page, as this installation keeps it." })
export class EntryPictureType {
  @Field(() => String, { description: "Signed path; 960 × 540 pixels at most." })
  large!: string;

  @Field(() => String, { description: "Signed path; 192 × 144 pixels." })
  small!: string;
}

@ObjectType("Entry", {
  description: "A web page that a user submitted, with everything made from it.",
  simpleResolvers: true,
})
export class EntryType {
  @Field(() => ID, { description: "Identifier of the entry." })
  id!: string;

  @Field(() => String, { description: "Address of the page." })
  url!: string;

  @Field(() => String, { nullable: true, description: "Title of the page." })
  title!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the site." })
  site!: string | null;

  @Field(() => LanguageEnum, { nullable: true, description: "Language of the page." })
  language!: Language | null;

  @Field(() => PageTypeEnum, { nullable: true, description: "Type of the page." })
  pageType!: PageType | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When the page was last read; null before the first time.",
  })
  analyzedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When the entry was deleted; null while it is not in the trash.",
  })
  deletedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When the page was submitted." })
  createdAt!: Date;
}

@ObjectType("EntryEdge", { description: "An entry and its position in the list.", simpleResolvers: true })
export class EntryEdgeType {
  @Field(() => EntryType, { description: "The entry." })
  node!: EntryType;

  @Field(() => String, { description: "Position in the list: pass it as `after` to continue from here." })
  cursor!: string;
}

@ObjectType("PageInfo", { description: "Information about one page of a list.", simpleResolvers: true })
export class PageInfoType {
  @Field(() => Boolean, { description: "Whether more items follow." })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Position of the last item: pass it as `after` to get the next page.",
  })
  endCursor!: string | null;
}

@ObjectType("EntryConnection", { description: "One page of the list of entries.", simpleResolvers: true })
export class EntryConnectionType {
  @Field(() => [EntryEdgeType], { description: "Entries of this page." })
  edges!: EntryEdgeType[];

  @Field(() => PageInfoType, { description: "Information about this page of the list." })
  pageInfo!: PageInfoType;

  /** It filters the total too, which is counted only on request. */
  filter!: EntryFilter;

  /** The same, where it came with the page. */
  total?: number | undefined;
}
