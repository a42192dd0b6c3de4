import { Field, ID, ObjectType } from "type-graphql";

@ObjectType("FileUrls", { description: "Permanent addresses of the files; they follow the live revision." })
export class FileUrlsType {
  @Field(() => String, { description: "The audio as MP3." })
  mp3!: string;

  @Field(() => String, { description: "The audio as WAV." })
  wav!: string;

  @Field(() => String, { description: "Captions as WebVTT." })
  vtt!: string;

  @Field(() => String, { description: "Captions as SubRip." })
  srt!: string;

  @Field(() => String, { description: "Chapters as JSON, in the format of Podcasting 2.0." })
  chapters!: string;
}

@ObjectType("Share", {
  description: "How an entry is shared. Addresses are null until it was shared for the first time.",
})
export class ShareType {
  @Field(() => ID, { description: "Identifier of the entry." })
  entryId!: string;

  @Field(() => Boolean, { description: "Whether the live revision is public." })
  enabled!: boolean;

  @Field(() => String, { nullable: true, description: "Public identifier; it stays when sharing is off." })
  publicId!: string | null;

  @Field(() => String, { nullable: true, description: "Address of the public page." })
  pageUrl!: string | null;

  @Field(() => String, { nullable: true, description: "Address of the player." })
  embedUrl!: string | null;

  @Field(() => String, { nullable: true, description: "HTML of a frame with the player." })
  embedCode!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "HTML of a script that puts the player where it stands.",
  })
  scriptCode!: string | null;

  @Field(() => FileUrlsType, { nullable: true, description: "Permanent addresses of the files." })
  fileUrls!: FileUrlsType | null;

  @Field(() => [String], { description: "Origins of sites that may show the player; empty: all." })
  allowedOrigins!: string[];
}
