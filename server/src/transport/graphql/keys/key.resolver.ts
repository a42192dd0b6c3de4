import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { ApiKeyChangeInput, ApiKeyType, NewApiKeyInput, ShownApiKeyType } from "./key.type.ts";

@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  @Query(() => [ApiKeyType], { description: "API keys of the viewer, newest first; at most 50." })
  apiKeys(@Ctx() { viewer, services }: Context) {
    return services.keys.list(viewer);
  }

  @Mutation(() => ShownApiKeyType, { description: "Makes an API key; only this answer shows it." })
  createApiKey(
    @Arg("input", () => NewApiKeyInput) input: NewApiKeyInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.keys.create(viewer, input);
  }

  @Mutation(() => ApiKeyType, { description: "Changes the name, rights or limits of an API key." })
  updateApiKey(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ApiKeyChangeInput) input: ApiKeyChangeInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.keys.update(viewer, id, { ...input });
  }

  @Mutation(() => ShownApiKeyType, {
    description: "Replaces an API key by a new one with the same rights; the former one works for a while.",
  })
  rollApiKey(
    @Arg("id", () => ID) id: string,
    @Arg("overlapHours", () => Int, {
      nullable: true,
      description: "Hours for which the former key still works: 24 unless given, at most 168.",
    })
    overlapHours: number | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.keys.roll(viewer, id, { overlapHours });
  }

  @Mutation(() => ID, { description: "Revokes an API key; answers its id." })
  async deleteApiKey(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    await services.keys.remove(viewer, id);
    return id;
  }

  @Mutation(() => ID, { description: "Revokes the API key by which this call is made; answers its id." })
  revokeCurrentApiKey(@Ctx() { viewer, services }: Context) {
    return services.keys.removeCurrent(viewer);
  }
}
