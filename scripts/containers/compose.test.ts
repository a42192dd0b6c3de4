import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { environmentNames, parseEnv } from "../../server/src/env.ts";
import { root } from "../lib/run.ts";
import { named, parseDockerfile } from "./dockerfile.ts";

interface Service {
  image?: string;
  build?: string | { target?: string };
  profiles: string[];
  ports?: string[];
  environment?: Record<string, string | number>;
  command?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  read_only?: boolean;
  tmpfs?: string[];
}

const text = readFileSync(join(root, "docker-compose.yml"), "utf8");
const compose = parse(text, { merge: true }) as { services: Record<string, Service> };
const ours = Object.entries(compose.services).filter(([, { image }]) => image === "yomikoe");
const inProfile = (profile: string) => ours.filter(([, { profiles }]) => profiles.includes(profile));

/** Expands ${NAME:-default} as compose does, from within outwards, with only `given` set. */
function environmentOf({ environment = {} }: Service, given: Record<string, string> = {}) {
  const fill = (value: string): string => {
    const filled = value.replace(/\$\{(\w+):-([^${}]*)\}/g, (_, name, standard) => given[name] ?? standard);
    return filled === value ? value : fill(filled);
  };
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(String(value))]));
}

describe("docker-compose.yml", () => {
  it("names no variable that the server does not know", () => {
    const set = ours.flatMap(([, { environment = {} }]) => Object.keys(environment));
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(new Set(set).size).toBeGreaterThan(10);
    const others = [...set, ...asked].filter((name) => !environmentNames.includes(name ?? ""));
    expect([...new Set(others)]).toEqual(["POSTGRES_PASSWORD"]);
  });

  it("runs web and worker as services of one image, beside Postgres, in both profiles", () => {
    for (const profile of ["try", "production"]) {
      const roles = inProfile(profile).map(([, { environment = {} }]) => environment.ROLE ?? "migrate");
      expect(roles.sort()).toEqual(["migrate", "web", "worker"]);
    }
    expect(compose.services.postgres?.profiles).toEqual(["try", "production"]);
  });

  it("gives the server an environment that it accepts, without any setting in the profile try", () => {
    for (const [name, service] of inProfile("try")) {
      expect(parseEnv(environmentOf(service)), name).toMatchObject({ HOST: "0.0.0.0", STORAGE: "local" });
      expect(parseEnv(environmentOf(service)).NODE_ENV).toBeUndefined();
    }
    const given = {
      FIREBASE_PROJECT_ID: "shop",
      FIREBASE_API_KEY: "key",
      GCS_BUCKET: "audio",
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_MONTHLY: "price_1",
      OPERATOR_NAME: "Yomikoe K.K.",
      OPERATOR_REPRESENTATIVE: "Koe Yomi",
      OPERATOR_ADDRESS: "Tokyo",
      OPERATOR_PHONE: "03-0000-0000",
      OPERATOR_EMAIL: "info@example.jp",
    };
    for (const [name, service] of inProfile("production")) {
      const env = parseEnv(environmentOf(service, given));
      expect(env, name).toMatchObject({ HOST: "0.0.0.0", NODE_ENV: "production", STORAGE: "gcs" });
      expect(env.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined();
    }
  });

  it("gives no container more rights than it needs, and ours nothing to write but /data and /tmp", () => {
    for (const [name, { cap_drop, security_opt }] of Object.entries(compose.services)) {
      expect(cap_drop, name).toEqual(["ALL"]);
      expect(security_opt, name).toEqual(["no-new-privileges:true"]);
    }
    for (const [name, { read_only, tmpfs }] of ours)
      expect({ read_only, tmpfs }, name).toEqual({ read_only: true, tmpfs: ["/tmp"] });
  });

  it("gives the database and the server the password that is named", () => {
    const given = { POSTGRES_PASSWORD: "x7Tq" };
    expect(environmentOf(compose.services.postgres!, given).POSTGRES_PASSWORD).toBe("x7Tq");
    for (const [name, service] of ours)
      expect(environmentOf(service, given).DATABASE_URL, name).toBe(
        "postgres://yomikoe:x7Tq@postgres:5432/yomikoe",
      );
  });

  it("publishes the profile try to this machine only", () => {
    const ports = inProfile("try").flatMap(([, service]) => service.ports ?? []);
    expect(ports).toEqual(["127.0.0.1:4000:4000"]);
    for (const [name, service] of inProfile("try"))
      expect(parseEnv(environmentOf(service, { ADMIN_EMAILS: "boss@example.com" })), name).toMatchObject({
        TRIAL_INSTALLATION: true,
        ADMIN_EMAILS: [],
      });
  });

  it("refuses to serve production before identity and payments are configured", () => {
    for (const [, service] of inProfile("production")) {
      expect(() => parseEnv(environmentOf(service))).toThrow("FIREBASE_PROJECT_ID");
      expect(() => parseEnv(environmentOf(service))).toThrow("STRIPE_SECRET_KEY");
    }
  });

  it("has voices and a writer as neighbours, pinned by version and published to nobody", () => {
    for (const name of ["voicevox", "kokoro", "writer"]) {
      const { profiles, image, ports } = compose.services[name]!;
      expect(profiles).toEqual([name]);
      expect(image).toMatch(/:\S*\d+\.\d+\.\d+$/);
      expect(ports).toBeUndefined();
    }
  });

  it("runs the Auth emulator only to try, from the stage that has it", () => {
    const { profiles, build } = compose.services.auth!;
    expect(profiles).toEqual(["try"]);
    const target = (build as { target: string }).target;
    expect(named(parseDockerfile(readFileSync(join(root, "Dockerfile"), "utf8")), target).base).toMatch(
      /^node:24/,
    );
  });
});
