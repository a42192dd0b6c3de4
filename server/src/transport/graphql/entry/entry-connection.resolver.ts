import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../context.ts";
import { EntryConnectionType } from "./entry.type.ts";

@Resolver(() => EntryConnectionType)
export class EntryConnectionResolver {
  @FieldResolver(() => Int, { description: "Number of all items of the same search." })
  totalCount(@Root() { filter, total }: EntryConnectionType, @Ctx() { viewer, services }: Context) {
    return total ?? services.entries.count(viewer, filter);
  }
}
