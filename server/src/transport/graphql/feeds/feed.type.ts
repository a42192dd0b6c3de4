import { Field, ID, InputType, ObjectType } from "type-graphql";
import type { FeedCategory, Language } from "#kernel/vocabulary";
import { GraphQLDateTime } from "../date-time.ts";
import { FeedCategoryEnum, LanguageEnum } from "../vocabulary.ts";

@ObjectType("Feed", { description: "A podcast feed of what is live." })
export class FeedType {
  @Field(() => ID, { description: "Public identifier of the feed." })
  feedId!: string;

  @Field(() => String, {
    description: "Address for podcast programs; with its key where the feed is private.",
  })
  url!: string;

  @Field(() => String, { description: "Address of the picture, 3,000 pixels square." })
  artworkUrl!: string;

  @Field(() => String, { description: "Title of the podcast." })
  title!: string;

  @Field(() => String, { description: "Its subject, in a few sentences." })
  description!: string;

  @Field(() => String, { description: "Its maker." })
  author!: string;

  @Field(() => String, { nullable: true, description: "Address of its owner, which stands in the feed." })
  ownerEmail!: string | null;

  @Field(() => String, { nullable: true, description: "Site of the podcast; null: this installation." })
  website!: string | null;

  @Field(() => LanguageEnum, { description: "Language of the podcast." })
  language!: Language;

  @Field(() => FeedCategoryEnum, { description: "Category in directories." })
  category!: FeedCategory;

  @Field(() => String, { description: "Colour of the generated picture: six hexadecimal digits." })
  color!: string;

  @Field(() => Boolean, { description: "Whether feed, picture and media need the key of the address." })
  isPrivate!: boolean;

  @Field(() => [ID], {
    nullable: true,
    description: "Chosen entries; null: all shared ones of the language.",
  })
  entryIds!: string[] | null;

  @Field(() => Boolean, { description: "Whether the picture was given by the owner." })
  hasOwnArtwork!: boolean;

  @Field(() => GraphQLDateTime, { description: "When the feed was made." })
  createdAt!: Date;
}

@InputType({ description: "A podcast feed." })
export class FeedInput {
  @Field(() => String, { description: "150 characters at most." })
  title!: string;

  @Field(() => String, { description: "4,000 characters at most." })
  description!: string;

  @Field(() => String, { description: "150 characters at most." })
  author!: string;

  @Field(() => String, { nullable: true, description: "Stands in the feed; directories ask for one." })
  ownerEmail?: string | null;

  @Field(() => String, { nullable: true, description: "Default: this installation." })
  website?: string | null;

  @Field(() => LanguageEnum, { description: "Language of the podcast." })
  language!: Language;

  @Field(() => FeedCategoryEnum, { nullable: true, description: "Default: `society_culture`." })
  category?: FeedCategory | null;

  @Field(() => String, { nullable: true, description: "Six hexadecimal digits; default: a green." })
  color?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Default: false." })
  isPrivate?: boolean | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      "Chosen entries, 500 at most; a private feed has them shared or not. Default: all shared ones of the language.",
  })
  entryIds?: string[] | null;
}
