import { Field, Float, ObjectType } from "type-graphql";
import type { ExportState } from "#kernel/vocabulary";
import { GraphQLDateTime } from "../date-time.ts";
import { ExportStateEnum } from "../vocabulary.ts";

@ObjectType("AccountExport", { description: "The archive of all that an account has here." })
export class AccountExportType {
  @Field(() => ExportStateEnum, { description: "Whether there is one, and how far it is." })
  status!: ExportState;

  @Field(() => Float, { description: "Progress from 0 to 1." })
  progress!: number;

  @Field(() => String, {
    nullable: true,
    description: "Signed path of the ZIP file, which works until `endsAt`; null until it is ready.",
  })
  url!: string | null;

  @Field(() => Float, { nullable: true, description: "Size in bytes; null until it is ready." })
  bytes!: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was asked for." })
  askedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When it is removed, 7 days after it is ready; null until then.",
  })
  endsAt!: Date | null;
}
