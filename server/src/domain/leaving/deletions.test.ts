import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publications, users } from "#db/schema/index";
import { authenticator } from "#domain/accounts/authenticate";
import { newPublicId } from "#domain/publications/public-id";
import type { Viewer } from "#kernel/viewer";
import { testAuthEmulator } from "#test/ask";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry } from "#test/factories";
import { identityAt, signUp } from "#test/identity";

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** Plus a moment for the hours of the test itself. */
const later = (ms: number) => new Date(Date.now() + ms);

let domain: TestDomain;
let emulatorHost: string;
let sessions: ReturnType<typeof authenticator>;
/** Runs right before the provider shuts somebody out. */
let beforeDisabled = async () => {};
beforeAll(async () => {
  emulatorHost = await testAuthEmulator();
  const provider = identityAt(emulatorHost);
  const identity = {
    ...provider,
    async disable(uid: string) {
      await beforeDisabled();
      await provider.disable(uid);
    },
  };
  domain = await testDomain({ identity });
  sessions = authenticator({ identity, ...domain });
});
afterAll(() => domain.close());

/** Somebody who has just signed up, and whose trial stands. */
async function somebody() {
  const person = await signUp(emulatorHost);
  const { viewer } = await sessions.authenticate(person.token);
  return { ...person, viewer };
}

/** Signs in as the browser does: the token, or what the provider says against it. */
async function signInAs({ email, password }: { email: string; password: string }): Promise<string> {
  const address = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const body = (await answer.json()) as { idToken?: string; error?: { message: string } };
  return body.idToken ?? String(body.error?.message);
}

/** Gives somebody a paid month in the sandbox. */
async function subscribe({ uid }: Viewer): Promise<void> {
  const [start, end] = [later(0), later(30 * DAY_MS)].map((moment) => moment.toISOString());
  const subscription = JSON.stringify({ state: "active", periods: [{ start, end }] });
  await domain.sql`update users set payment_customer_id = ${`sandbox:customer_${uid}`} where id = ${uid}`;
  await domain.sql`insert into payment_sandbox (id, customer_id, kind, data)
    values (${`subscription_${uid}`}, ${`customer_${uid}`}, 'subscription', ${subscription})`;
}

describe("asking to be deleted", () => {
  it("wants the account's own address, in whatever case, and a sign-in of the last 5 minutes", async () => {
    const { viewer, email } = await somebody();
    await expect(domain.deletions.ask(viewer, { email: "other@example.com" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: { field: "email", rule: "other_address" },
    });
    const stale = { ...viewer, signedInAt: new Date(Date.now() - 5 * MINUTE_MS - 1_000) };
    await expect(domain.deletions.ask(stale, { email })).rejects.toMatchObject({
      code: "FORBIDDEN",
      reason: "REAUTHENTICATION_REQUIRED",
    });
    const unknown = { ...viewer, signedInAt: undefined } as unknown as Viewer;
    await expect(domain.deletions.ask(unknown, { email })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await domain.deletions.standing(viewer)).toEqual({ askedAt: null, erasedAt: null });
    const fresh = { ...viewer, signedInAt: new Date(Date.now() - 5 * MINUTE_MS + 5_000) };
    const { askedAt, erasedAt } = await domain.deletions.ask(fresh, { email: email.toUpperCase() });
    expect(erasedAt!.getTime() - askedAt!.getTime()).toBe(30 * DAY_MS);
  });

  it("cancels the subscription at the provider", async () => {
    const { viewer, email } = await somebody();
    await subscribe(viewer);
    expect(await domain.payments.subscriptionStatus(viewer)).toBe("active");
    await domain.deletions.ask(viewer, { email });
    expect(await domain.payments.subscriptionStatus(viewer)).toBe("canceled");
  });

  it("closes what is shared at once, and opens it again when it is taken back", async () => {
    const { viewer, email } = await somebody();
    const entry = await anEntry(domain.db, viewer);
    const publicId = newPublicId();
    await domain.db
      .insert(publications)
      .values({ publicId, entryId: entry.id, userId: viewer.uid, enabled: true, sharedAt: new Date() });
    const { state } = await domain.publications.open(publicId);
    expect(state).toBe("public");
    await domain.deletions.ask(viewer, { email });
    await expect.poll(() => domain.publications.open(publicId)).toMatchObject({ state: "gone" });
    await domain.deletions.takeBack(viewer);
    await expect.poll(() => domain.publications.open(publicId)).toMatchObject({ state: "public" });
  });

  it("refuses the token and the key of before, and every sign-in, from then on", async () => {
    const { viewer, token, ...person } = await somebody();
    const { key } = await domain.keys.create(viewer, { name: "Key", scopes: ["entries:read"] });
    await sessions.authenticate(key);
    await domain.deletions.ask(viewer, person);
    for (const bearer of [token, key]) {
      await expect(sessions.authenticate(bearer, undefined, { mayLeave: true })).rejects.toMatchObject({
        code: "UNAUTHORIZED",
      });
    }
    expect(await signInAs(person)).toBe("USER_DISABLED");
  });
});

describe("coming back", () => {
  it("needs a later sign-in, which may do nothing else until then", async () => {
    const { viewer, token: _token, ...person } = await somebody();
    await domain.deletions.ask(viewer, person);
    // Seen from a sign-in of a second later.
    await domain.db
      .update(users)
      .set({ deletionAskedAt: later(-2_000) })
      .where(eq(users.id, viewer.uid));
    await domain.deletions.openSignIn({ email: person.email.toUpperCase() });
    const back = await signInAs(person);
    await expect(sessions.authenticate(back)).rejects.toMatchObject({ reason: "ACCOUNT_LEAVING" });
    const session = await sessions.authenticate(back, undefined, { mayLeave: true });
    expect(session.viewer.leavesAt!.getTime()).toBeGreaterThan(later(29 * DAY_MS).getTime());
    expect(await domain.deletions.takeBack(session.viewer)).toEqual({ askedAt: null, erasedAt: null });
    expect((await sessions.authenticate(back)).viewer).toMatchObject({
      uid: viewer.uid,
      email: person.email,
    });
  });

  it("lets the provider take a sign-in for 15 minutes only, and for leaving accounts only", async () => {
    const { viewer, token: _token, ...person } = await somebody();
    await domain.deletions.ask(viewer, person);
    await domain.deletions.openSignIn(person);
    await domain.deletions.closeSignIns(later(14 * MINUTE_MS));
    expect(await signInAs(person)).toMatch(/^ey/);
    await domain.deletions.closeSignIns(later(16 * MINUTE_MS));
    expect(await signInAs(person)).toBe("USER_DISABLED");
    await domain.deletions.openSignIn(person, later(30 * DAY_MS));
    expect(await signInAs(person)).toBe("USER_DISABLED");
    await domain.deletions.openSignIn({ email: "nobody@example.com" });
  });

  it.each(["comes back", "asks for the way in anew"])("shuts nobody out who %s meanwhile", async (what) => {
    const { viewer, token: _token, ...person } = await somebody();
    await domain.deletions.ask(viewer, person);
    await domain.deletions.openSignIn(person);
    beforeDisabled = async () => {
      if (what === "comes back") await domain.deletions.takeBack(viewer);
      else await domain.deletions.openSignIn(person, later(16 * MINUTE_MS));
    };
    await domain.deletions.closeSignIns(later(16 * MINUTE_MS));
    beforeDisabled = async () => {};
    expect(await signInAs(person)).toMatch(/^ey/);
  });

  it("opens no account that an operator disabled at the provider", async () => {
    const { viewer, token: _token, ...person } = await somebody();
    await identityAt(emulatorHost).disable(viewer.uid);
    await domain.deletions.takeBack(viewer);
    expect(await signInAs(person)).toBe("USER_DISABLED");
  });

  it("is over after 30 days, although nothing was erased yet", async () => {
    const { viewer, email } = await somebody();
    await domain.deletions.ask(viewer, { email });
    await expect(domain.deletions.takeBack(viewer, later(30 * DAY_MS))).rejects.toMatchObject({
      code: "CONFLICT",
      reason: "DELETION_DUE",
    });
    await domain.deletions.takeBack(viewer, later(29 * DAY_MS));
    expect(await domain.deletions.standing(viewer)).toEqual({ askedAt: null, erasedAt: null });
  });
});
