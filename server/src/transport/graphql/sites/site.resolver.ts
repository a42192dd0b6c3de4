import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { SiteInput, SiteType } from "./site.type.ts";

@Resolver(() => SiteType)
export class SiteResolver {
  @Query(() => [SiteType], { description: "Sites of the viewer, oldest first; at most 20." })
  sites(@Ctx() { viewer, services }: Context) {
    return services.sites.list(viewer);
  }

  @Mutation(() => SiteType, { description: "Adds a site and gives it a key." })
  createSite(@Arg("input", () => SiteInput) input: SiteInput, @Ctx() { viewer, services }: Context) {
    return services.sites.create(viewer, input);
  }

  @Mutation(() => SiteType, { description: "Changes the name and the origins of a site; its key stays." })
  updateSite(
    @Arg("key", () => ID) key: string,
    @Arg("input", () => SiteInput) input: SiteInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.sites.update(viewer, key, input);
  }

  @Mutation(() => ID, { description: "Removes a site; pages with its key show nothing from then on." })
  async deleteSite(@Arg("key", () => ID) key: string, @Ctx() { viewer, services }: Context) {
    await services.sites.remove(viewer, key);
    return key;
  }
}
