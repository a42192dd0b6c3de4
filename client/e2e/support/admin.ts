import type { Page } from "@playwright/test";
import { places } from "./places";
import type { Language } from "./texts";

export const PASSWORD = "correct horse";

async function call<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

const identity = (method: string, body: object, token?: string) =>
  call<Credential>(
    `http://${places().emulator}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    body,
    token,
  );

export interface Credential {
  localId: string;
  idToken: string;
  refreshToken: string;
}

const credentials = (email: string) => ({ email, password: PASSWORD, returnSecureToken: true });

/** Asks GraphQL as the user with that address. */
export async function askAs<Data>(email: string, query: string, variables: object = {}): Promise<Data> {
  const { idToken } = await identity("signInWithPassword", credentials(email));
  const answer = await call<{ data: Data; errors?: unknown }>(
    `${places().address}/graphql`,
    { query, variables },
    idToken,
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

/** Makes the installation's administrator: a verified address of its list, set up by its first call. */
export async function makeAdmin(): Promise<void> {
  const { adminEmail, address } = places();
  const { localId } = await identity("signUp", credentials(adminEmail));
  await identity("update", { localId, emailVerified: true }, "owner");
  const { idToken } = await identity("signInWithPassword", credentials(adminEmail));
  await call(`${address}/api/user/initialize`, { plan: "free", language: "ja" }, idToken);
}

/** An account as the registration's form makes it, with the terms agreed to. */
export async function createAccount(email: string, language: Language): Promise<Credential> {
  const { address } = places();
  const credential = await identity("signUp", credentials(email));
  const { idToken } = credential;
  const registrationDomain = new URL(address).hostname;
  await call(`${address}/api/user/initialize`, { plan: "free", language, registrationDomain }, idToken);
  const agreement = `${address}/api/user/agreement`;
  const terms = await fetch(agreement, { headers: { authorization: `Bearer ${idToken}` } });
  const { data } = (await terms.json()) as { data: { version: number } };
  await call(agreement, { version: data.version }, idToken);
  return credential;
}

/** Does something, as administrator, to the user with that address. */
async function administer(email: string, mutation: string, variables: object = {}): Promise<void> {
  const { adminEmail } = places();
  const { adminUsers } = await askAs<{ adminUsers: { edges: { node: { id: string } }[] } }>(
    adminEmail,
    "query ($search: String) { adminUsers(search: $search) { edges { node { id } } } }",
    { search: email },
  );
  await askAs(adminEmail, mutation, { id: adminUsers.edges[0]?.node.id, ...variables });
}

/** Gives credits to the user with that address, or takes them. */
export const adjustCredits = (email: string, amount: number) =>
  administer(
    email,
    'mutation ($id: ID!, $amount: Int!) { adminAdjustCredits(userId: $id, amount: $amount, note: "journey") { id } }',
    { amount },
  );

/** Ends the time of the user with that address, or closes the account. */
export const setStanding = (email: string, standing: "expired" | "closed") =>
  administer(
    email,
    "mutation ($id: ID!, $standing: Standing!) { adminSetStanding(userId: $id, standing: $standing) { id } }",
    { standing },
  );

/** Does as administrator a little of everything that is recorded; nobody else sees anything of it. */
export async function leaveRecords(): Promise<void> {
  const { adminEmail } = places();
  const ask = <Data>(query: string, variables: object) => askAs<Data>(adminEmail, query, variables);
  await adjustCredits(adminEmail, 10);
  const { draft } = await ask<{ draft: { id: string } }>(
    "mutation ($input: AnnouncementInput!) { draft: adminCreateAnnouncement(input: $input) { id } }",
    {
      input: {
        titleJa: "メンテナンスのお知らせ",
        titleEn: "Maintenance",
        contentJa: "少し止まります。",
        contentEn: "A short break.",
      },
    },
  );
  await ask(
    `mutation ($id: ID!) {
      adminUpdateAnnouncement(id: $id, input: { priority: high }) { id }
      adminPublishAnnouncement(id: $id, publishAt: "2099-12-24T12:00:00Z") { id }
      adminWithdrawAnnouncement(id: $id) { id }
    }`,
    draft,
  );
}

export async function signIn(page: Page, email: string) {
  await page.goto("/login");
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.waitForURL((url) => url.pathname === "/");
}
