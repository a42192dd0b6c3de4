import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { AccountExportType } from "../account-export/account-export.type.ts";
import type { Context } from "../context.ts";
import { AccountDeletionType } from "../deletion/deletion.type.ts";

@Resolver()
export class AdminLeavingResolver {
  @Mutation(() => AccountExportType, {
    description: "Orders an archive of somebody's data. Only its owner is given the link.",
  })
  adminExportAccount(@Arg("userId", () => ID) userId: string, @Ctx() { viewer, services }: Context) {
    return services.admin.leaving.export(viewer, userId);
  }

  @Mutation(() => AccountDeletionType, {
    description:
      "Deletes somebody's account, but never the caller's own. For 30 days its owner can take the deletion back.",
  })
  adminDeleteAccount(@Arg("userId", () => ID) userId: string, @Ctx() { viewer, services }: Context) {
    return services.admin.leaving.delete(viewer, userId);
  }
}
