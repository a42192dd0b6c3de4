import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { AgreementType } from "./agreement.type.ts";

@Resolver()
export class AgreementResolver {
  @Query(() => AgreementType, {
    description: "The terms that hold now, and the ones that the viewer agreed to.",
  })
  agreement(@Ctx() { viewer, services }: Context) {
    return services.agreements.current(viewer);
  }

  @Mutation(() => AgreementType, { description: "Agrees to the terms." })
  agreeToTerms(
    @Arg("version", () => Int, { description: "Version that was shown; it has to be the one that holds." })
    version: number,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.agreements.agree(viewer, version);
  }
}
