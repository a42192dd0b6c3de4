import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../context.ts";
import { EntryType } from "../entry/entry.type.ts";
import { ListeningType } from "./listening.type.ts";

@Resolver(() => EntryType)
export class ListeningResolver {
  @FieldResolver(() => ListeningType, {
    description: "How much of the entry is listened to where it is public.",
  })
  listening(
    @Root() { id }: EntryType,
    @Arg("from", () => String, { nullable: true, description: "First day; default: 30 days in all." })
    from: string | null | undefined,
    @Arg("to", () => String, { nullable: true, description: "Last day; default: today." })
    to: string | null | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.listening.get(viewer, id, { from, to });
  }
}
