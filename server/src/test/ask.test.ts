import { expect, test } from "vitest";
import { testAuthEmulator } from "./ask.ts";

test("the run's Auth emulator signs up an account", async () => {
  const url = `http://${await testAuthEmulator()}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const body = JSON.stringify({ email: "a@example.com", password: "secret1", returnSecureToken: true });
  const answer = await fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } });
  expect(await answer.json()).toMatchObject({ email: "a@example.com", idToken: expect.any(String) });
});
