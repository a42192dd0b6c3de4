import { expect, it } from "vitest";
import { firebaseIdentity } from "#adapters/identity/firebase";
import { testAuthEmulator } from "#test/ask";
import { flakyProxy } from "#test/flaky-proxy";
import { disable, signUp } from "#test/identity";
import { until } from "#test/poll";

it("a remembered token is forgotten when the emulator ends, because the next one has accounts of its own", async () => {
  const emulatorHost = await testAuthEmulator();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost;
  const proxy = await flakyProxy(`http://${emulatorHost}`);
  const identity = firebaseIdentity({ projectId: "demo-yomikoe", emulatorHost: new URL(proxy.url).host });
  const user = await signUp(emulatorHost);
  await identity.verify(user.token);
  await disable(emulatorHost, user.uid);
  await identity.verify(user.token);
  await proxy.cut();
  const refusal = () =>
    identity.verify(user.token).then(
      () => null,
      (error: unknown) => error,
    );
  expect(await until("the refusal", refusal)).toMatchObject({ code: "UNAUTHORIZED" });
});
