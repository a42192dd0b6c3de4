import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { AccountExportType } from "./account-export.type.ts";

@Resolver()
export class AccountExportResolver {
  @Query(() => AccountExportType, {
    description: "The archive of the account's data. Open to an account that has expired.",
  })
  accountExport(@Ctx() { viewer, services }: Context) {
    return services.exports.standing(viewer);
  }

  @Mutation(() => AccountExportType, {
    description:
      "Orders an archive of the account's data, in the place of the one before. A job writes it; there is one at a time.",
  })
  exportAccount(@Ctx() { viewer, services }: Context) {
    return services.exports.ask(viewer);
  }
}
