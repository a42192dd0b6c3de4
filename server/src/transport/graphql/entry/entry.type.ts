import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import type { Language, PageType } from "#kernel/vocabulary";
import { LanguageEnum, PageTypeEnum } from "../vocabulary.ts";

@ObjectType("Entry", { description: "A web page that a user submitted, and all that was made of it." })
export class EntryType {
  @Field(() => ID, { description: "Of this entry." })
  id!: string;

  @Field(() => String, { description: "Address of the page." })
  url!: string;

  @Field(() => String, { nullable: true, description: "Title of the page." })
  title!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the site." })
  site!: string | null;

  @Field(() => LanguageEnum, { nullable: true, description: "Language of the page." })
  language!: Language | null;

  @Field(() => PageTypeEnum, { nullable: true, description: "What the page is about." })
  pageType!: PageType | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the page was last read; null before." })
  analyzedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the page could not be read (a reason of PAGE_UNREADABLE); null when it could.",
  })
  analysisError!: string | null;

  @Field(() => GraphQLDateTime, { description: "When it was submitted." })
  createdAt!: Date;
}

@ObjectType("EntryEdge", { description: "An entry at its place in the list." })
export class EntryEdgeType {
  @Field(() => EntryType, { description: "The entry." })
  node!: EntryType;

  @Field(() => String, { description: "Its place: give it as `after` to go on from here." })
  cursor!: string;
}

@ObjectType("PageInfo", { description: "Where a page of a list ends." })
export class PageInfoType {
  @Field(() => Boolean, { description: "Whether more follows." })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: "Give it as `after` for the next page." })
  endCursor!: string | null;
}

@ObjectType("EntryConnection", { description: "A page of the list of entries." })
export class EntryConnectionType {
  @Field(() => [EntryEdgeType], { description: "The entries of this page." })
  edges!: EntryEdgeType[];

  @Field(() => PageInfoType, { description: "Where it ends." })
  pageInfo!: PageInfoType;

  /** What was searched for: the total counts by it, and only when somebody asks. */
  search!: string | undefined;
}
