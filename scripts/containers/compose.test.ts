import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { environmentNames, parseEnv } from "../../server/src/env.ts";
import { root } from "../lib/run.ts";
import { nodeOptions } from "../lib/server-process.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import { all, named, parseDockerfile } from "./dockerfile.ts";

interface Service {
  image?: string;
  build?: string | { target?: string };
  profiles: string[];
  ports?: string[];
  environment?: Record<string, string | number>;
  entrypoint?: string[];
  command?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  volumes?: string[];
  cpu_shares?: number;
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
  // The container's file is none of this machine's.
  const { DATABASE_PASSWORD_FILE: _file, ...named } = environment;
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, fill(String(value))]));
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

  it("leaves a worker a quarter of what each other container gets of a busy processor", () => {
    // A container that says nothing has 1,024.
    const shares = Object.entries(compose.services).flatMap(([name, { cpu_shares }]) =>
      cpu_shares === undefined ? [] : [[name, cpu_shares]],
    );
    expect(shares).toEqual([
      ["worker", 256],
      ["try-worker", 256],
    ]);
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
    for (const [name, { read_only, tmpfs }] of [...ours, ["auth", compose.services.auth!] as const])
      expect({ read_only, tmpfs }, name).toEqual({ read_only: true, tmpfs: ["/tmp"] });
    const writable = Object.entries(compose.services).filter(([, { read_only }]) => !read_only);
    expect(writable.map(([name]) => name)).toEqual(["voicevox", "kokoro", "writer"]);
  });

  it("gives the database and the server one file with the password, which neither may change", () => {
    const { environment, volumes } = compose.services.postgres!;
    expect(environment?.POSTGRES_PASSWORD_FILE).toBe("/password/database");
    expect(volumes).toContain("password:/password:ro");
    for (const [name, service] of ours) {
      expect(service.environment?.DATABASE_PASSWORD_FILE, name).toBe("/password/database");
      expect(service.volumes, name).toContain("password:/password:ro");
      expect(environmentOf(service).DATABASE_URL, name).toBe("postgres://yomikoe@postgres:5432/yomikoe");
    }
  });

  describe("the database's password", () => {
    /** Runs what compose runs, in folders that stand for its volumes. */
    function passwordAfter(folder: string, POSTGRES_PASSWORD = ""): string {
      const { entrypoint = [], command = [] } = compose.services.password!;
      const script = (command[0] ?? "")
        .replaceAll("$$", "$")
        .replaceAll(/\/(password|var\/lib\/postgresql)\b/g, `${folder}/$1`);
      const [shell = "", ...options] = entrypoint;
      execFileSync(shell, [...options, script], { env: { PATH: process.env.PATH, POSTGRES_PASSWORD } });
      return readFileSync(join(folder, "password/database"), "utf8");
    }
    const made: string[] = [];
    afterAll(() => {
      for (const folder of made) rmSync(folder, { recursive: true });
    });
    function volumes(...folders: string[]): string {
      const folder = temporaryFolder("password");
      made.push(folder);
      for (const one of ["password", "var/lib/postgresql", ...folders])
        mkdirSync(join(folder, one), { recursive: true });
      return folder;
    }

    it("is made once for each installation", () => {
      const folder = volumes();
      const password = passwordAfter(folder);
      expect(password).toMatch(/^[0-9a-f]{48}$/);
      mkdirSync(join(folder, "var/lib/postgresql/18"));
      expect(passwordAfter(folder)).toBe(password);
      expect(passwordAfter(volumes())).not.toBe(password);
    });

    it("stays the one of a database that began before it was made", () => {
      expect(passwordAfter(volumes("var/lib/postgresql/18/docker"))).toBe("yomikoe");
    });

    it("is the one that is named", () => {
      const folder = volumes();
      passwordAfter(folder);
      expect(passwordAfter(folder, "x7 Tq$1")).toBe("x7 Tq$1");
    });
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

it("starts the server with the options of Node that npm start gives it", () => {
  const [command] = all(parseDockerfile(readFileSync(join(root, "Dockerfile"), "utf8")).at(-1)!, "CMD");
  expect(JSON.parse(command!)).toEqual(["node", "--max-semi-space-size=64", "server/dist/main.js"]);
  expect(nodeOptions).toEqual(["--max-semi-space-size=64"]);
});
