import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { RevisionType } from "./revision.type.ts";

@Resolver(() => RevisionType)
export class RevisionResolver {
  @Mutation(() => RevisionType, {
    description: "Marks one revision of the entry live and all others not live.",
  })
  setLiveRevision(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("revisionNumber", () => String) revisionNumber: string,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.revisions.setLive(viewer, entryId, revisionNumber);
  }

  @Mutation(() => RevisionType, {
    description: "Names a revision; null or an empty name removes the name.",
  })
  renameRevision(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("revisionNumber", () => String) revisionNumber: string,
    @Arg("name", () => String, { nullable: true }) name: string | null | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.revisions.rename(viewer, entryId, revisionNumber, name ?? null);
  }
}
