import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../context.ts";
import { EntryType } from "../entry/entry.type.ts";
import { ShareType } from "./share.type.ts";

@Resolver(() => EntryType)
export class PublicationResolver {
  @FieldResolver(() => ShareType, { description: "How the entry is shared." })
  share(@Root() { id, title }: EntryType, @Ctx() { loaders }: Context) {
    return loaders.shares.load({ id, title });
  }

  @Mutation(() => ShareType, {
    description: "Makes the live revision of an entry public, or ends that. The public id stays the same.",
  })
  shareEntry(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("enabled", () => Boolean) enabled: boolean,
    @Arg("allowedOrigins", () => [String], {
      nullable: true,
      description: "Sites that may show the player; empty: all. Default: as before.",
    })
    allowedOrigins: string[] | null | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.publications.share(viewer, entryId, { enabled, allowedOrigins });
  }

  @Mutation(() => ShareType, {
    description:
      "Gives a shared entry another public id; addresses with the former one stop working for ever.",
  })
  rotateShare(@Arg("entryId", () => ID) entryId: string, @Ctx() { viewer, services }: Context) {
    return services.publications.rotate(viewer, entryId);
  }
}
