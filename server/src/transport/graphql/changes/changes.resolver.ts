import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../context.ts";
import { EntryType } from "../entry/entry.type.ts";
import { RevisionType } from "../revision/revision.type.ts";
import { ChangesType } from "./changes.type.ts";

@Resolver(() => EntryType)
export class ChangesResolver {
  @FieldResolver(() => ChangesType, {
    nullable: true,
    description: "Differences of the page since a revision was written; null where nothing has changed.",
  })
  changes(
    @Root() { id }: EntryType,
    @Arg("revisionNumber", () => String, {
      nullable: true,
      description: "Default: the live revision, else the newest.",
    })
    revisionNumber: string | null | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.changes.get(viewer, id, revisionNumber);
  }

  @Mutation(() => RevisionType, {
    description:
      "Brings a revision up to its page as a new revision; costs nothing. The revision itself stays as it is.",
  })
  renewRevision(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("revisionNumber", () => String) revisionNumber: string,
    @Arg("changesId", () => ID, {
      nullable: true,
      description: "Identifier of the changes that were shown; CONFLICT if the page has changed since.",
    })
    changesId: string | null | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.changes.renew(viewer, entryId, revisionNumber, changesId);
  }
}
