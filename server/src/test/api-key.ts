import type { Scope } from "#kernel/vocabulary";
import type { TestApp } from "./app.ts";
import type { TestUser } from "./identity.ts";

/** A fresh key of somebody, and its owner as one who calls with it. */
export async function apiKeyOf(
  { container }: TestApp,
  owner: TestUser,
  scopes: readonly Scope[],
  more: object = {},
) {
  const { viewer } = await container.authenticate(owner.token);
  const { key, id } = await container.services.keys.create(viewer, { name: "K", scopes, ...more });
  return { id, sender: { ...owner, token: key, headers: { authorization: `Bearer ${key}` } } };
}
