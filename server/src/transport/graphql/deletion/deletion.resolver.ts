import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { AccountDeletionType } from "./deletion.type.ts";

@Resolver()
export class DeletionResolver {
  @Query(() => AccountDeletionType, {
    description: "Whether the account is about to be deleted. Open to an account that is.",
  })
  accountDeletion(@Ctx() { viewer, services }: Context) {
    return services.deletions.standing(viewer);
  }

  @Mutation(() => AccountDeletionType, {
    description:
      "Deletes the account: its subscription is cancelled, what it shares is closed, and every token and key of " +
      "before is refused. For 30 days a later sign-in can take it back; then everything is erased. It needs a " +
      "sign-in within the last 5 minutes.",
  })
  deleteAccount(
    @Arg("email", () => String, { description: "Address of the account, as a confirmation." }) email: string,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.deletions.ask(viewer, { email });
  }

  @Mutation(() => AccountDeletionType, {
    description: "Takes the deletion of the account back, after a later sign-in.",
  })
  restoreAccount(@Ctx() { viewer, services }: Context) {
    return services.deletions.takeBack(viewer);
  }
}
