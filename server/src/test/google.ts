import { createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { Agent, type AgentOptions } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { json } from "node:stream/consumers";
import { firebaseIdentity } from "#adapters/identity/firebase";

const KEY_ID = "key-1";
const key = generateKeyPairSync("rsa", { modulusLength: 2_048 });
/** Somebody else's link, which was never published. */
const foreignKey = generateKeyPairSync("rsa", { modulusLength: 2_048 });
export const publicKey = key.publicKey.export({ type: "spki", format: "pem" }).toString();

interface Account {
  localId: string;
  disabled: boolean;
  validSince: string;
}

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token as Google signs it, with the key that is published or with another one. */
export function signedToken(header: object, claims: object, { foreign = false } = {}): string {
  const text = `${base64({ alg: "RS256", kid: KEY_ID, typ: "JWT", ...header })}.${base64(claims)}`;
  const { privateKey } = foreign ? foreignKey : key;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(privateKey, "base64url")}`;
}

export function claimsOf(projectId: string, uid: string, others: object = {}) {
  const now = Math.floor(Date.now() / 1_000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    email: `${uid}@example.com`,
    email_verified: true,
    auth_time: now - 10,
    iat: now - 10,
    exp: now + 3_600,
    ...others,
  };
}

/** Google's two addresses that matter here, its keys and its accounts, on loopback: the way of production. */
export async function testGoogle() {
  const projectId = `project-${randomUUID().slice(0, 8)}`;
  const accounts = new Map<string, Account>();
  let away: "keys" | "accounts" | undefined;
  let clock = 0;
  let asked = 0;
  const server = createServer(async (request, response) => {
    const wanted = request.url?.includes("/metadata/x509/") ? "keys" : "accounts";
    if (wanted === "accounts") asked += 1;
    if (away === wanted) return response.writeHead(500).end("out of order");
    response.setHeader("content-type", "application/json");
    response.setHeader("cache-control", "max-age=0");
    if (wanted === "keys") return response.end(JSON.stringify({ [KEY_ID]: publicKey }));
    const body = (await json(request)) as { localId: string[] };
    const users = body.localId.flatMap((id) => accounts.get(id) ?? []);
    response.end(JSON.stringify(users.length > 0 ? { users } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  /** This server answers for every host name. */
  class Loopback extends Agent {
    override createConnection(_options: AgentOptions) {
      return connect((server.address() as AddressInfo).port, "127.0.0.1");
    }
  }

  return {
    projectId,
    accounts,
    identity: firebaseIdentity({
      projectId,
      emulatorHost: undefined,
      credential: { getAccessToken: async () => ({ access_token: "local", expires_in: 3_600 }) },
      httpAgent: new Loopback(),
      now: () => Date.now() + clock,
    }),
    /** Somebody new and a token. */
    signIn(claims: object = {}) {
      const uid = `u${randomUUID().replaceAll("-", "")}`;
      accounts.set(uid, { localId: uid, disabled: false, validSince: "1" });
      const token = signedToken({}, claimsOf(projectId, uid, claims));
      return { uid, token, headers: { authorization: `Bearer ${token}` } };
    },
    /** How often it was asked about accounts. */
    asked: () => asked,
    /** Lets what was asked about accounts be forgotten. */
    forward(ms: number) {
      clock += ms;
    },
    /** Which of the two does not answer. */
    away(which: typeof away) {
      away = which;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
