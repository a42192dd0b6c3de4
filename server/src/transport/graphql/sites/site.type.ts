import { Field, ID, InputType, ObjectType } from "type-graphql";
import { GraphQLDateTime } from "../date-time.ts";

@ObjectType("Site", { description: "A site whose pages find the audio of their own address." })
export class SiteType {
  @Field(() => ID, { description: "Public key of the site; it opens only what is shared." })
  key!: string;

  @Field(() => String, { description: "Name that the owner gave." })
  name!: string;

  @Field(() => [String], { description: "Origins whose pages are answered." })
  allowedOrigins!: string[];

  @Field(() => String, {
    description: "HTML of a script for the site's template: it shows the player on pages that have an audio.",
  })
  scriptCode!: string;

  @Field(() => GraphQLDateTime, { description: "When the site was added." })
  createdAt!: Date;
}

@InputType({ description: "A site." })
export class SiteInput {
  @Field(() => String, { description: "100 characters at most." })
  name!: string;

  @Field(() => [String], { description: "Addresses of the site; of each the origin counts. At least one." })
  allowedOrigins!: string[];
}
