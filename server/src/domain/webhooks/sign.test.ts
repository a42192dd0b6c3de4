import { createHmac } from "node:crypto";
import { Webhook as Verifier } from "standardwebhooks";
import { expect, it } from "vitest";
import { mintSecret, signatureOf } from "./sign.ts";

const id = "msg_1";
const timestamp = 1_614_265_330;

it("is what node:crypto signs, for each length of a secret and of a text, in any script", () => {
  const bodies = ["", "{}", "x".repeat(200), "声".repeat(50_000), "😀\ud800", "y".repeat(31)];
  for (const length of [1, 24, 32, 63, 64, 65, 200]) {
    const key = Buffer.alloc(length, "ключ");
    for (const body of bodies) {
      const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
      const secret = `whsec_${key.toString("base64")}`;
      expect(signatureOf({ id, timestamp, body }, [secret])).toBe(`v1,${expected}`);
    }
  }
});

it("is one for each secret, and the standard library verifies either", () => {
  const secrets = [mintSecret(), mintSecret()];
  const now = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({ title: "声" });
  const signature = signatureOf({ id, timestamp: now, body }, secrets);
  expect(signature).toMatch(/^v1,[A-Za-z0-9+/]{43}= v1,[A-Za-z0-9+/]{43}=$/);
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(now),
    "webhook-signature": signature,
  };
  for (const secret of secrets) expect(new Verifier(secret).verify(body, headers)).toEqual({ title: "声" });
});

it("of a known message is the known one", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const message = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp, body: '{"test": 2432232314}' };
  expect(signatureOf(message, [secret])).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});
