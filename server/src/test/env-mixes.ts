/** Every choice that decides who gets in, and whether anybody pays. */
const choices = {
  mode: { "no mode": {}, development: { NODE_ENV: "development" }, production: { NODE_ENV: "production" } },
  identity: {
    nobody: {},
    emulator: { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
    "project without key": { FIREBASE_PROJECT_ID: "shop" },
    project: { FIREBASE_PROJECT_ID: "shop", FIREBASE_API_KEY: "key" },
  },
  money: {
    sandbox: {},
    "half of Stripe": { STRIPE_SECRET_KEY: "sk_live_secret" },
    Stripe: {
      STRIPE_SECRET_KEY: "sk_live_secret",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_MONTHLY: "price_1",
    },
  },
  reach: {
    loopback: {},
    "every interface": { HOST: "0.0.0.0" },
    "public address": { PUBLIC_URL: "https://voice.example" },
    both: { HOST: "::", PUBLIC_URL: "https://voice.example" },
  },
  operator: {
    unnamed: {},
    "half named": { OPERATOR_NAME: "Yomikoe K.K.", OPERATOR_EMAIL: "info@voice.example" },
    named: {
      OPERATOR_NAME: "Yomikoe K.K.",
      OPERATOR_REPRESENTATIVE: "Koe Yomi",
      OPERATOR_ADDRESS: "Tokyo",
      OPERATOR_PHONE: "03-0000-0000",
      OPERATOR_EMAIL: "info@voice.example",
    },
  },
  trial: { "no trial": {}, trial: { TRIAL_INSTALLATION: "1" } },
  admins: { "no admins": {}, admins: { ADMIN_EMAILS: "boss@example.com" } },
  google: { "no Google": {}, Google: { EMULATOR_GOOGLE: "1" } },
};

type Choice = keyof typeof choices;
export type Mix = Record<Choice, string>;

/** All that may start; every other mix is refused. A choice that is not named may be any. */
const allowed: Partial<Record<Choice, string[]>>[] = [
  // Somebody tries it on his own machine.
  {
    mode: ["no mode", "development"],
    identity: ["emulator", "project"],
    money: ["sandbox", "Stripe"],
    reach: ["loopback"],
    trial: ["no trial"],
    google: ["no Google"],
  },
  // A trial that its port keeps on this machine, with no administrators.
  {
    mode: ["no mode", "development"],
    identity: ["emulator"],
    money: ["sandbox", "Stripe"],
    trial: ["trial"],
    admins: ["no admins"],
    google: ["no Google"],
  },
  // Programs of his own machine try Google's answers, with no administrators either.
  {
    mode: ["no mode", "development"],
    identity: ["emulator"],
    money: ["sandbox", "Stripe"],
    reach: ["loopback"],
    trial: ["no trial"],
    admins: ["no admins"],
    google: ["Google"],
  },
  // The service itself: a real project, everybody pays, and in production knows whom.
  {
    mode: ["no mode", "development"],
    identity: ["project"],
    money: ["Stripe"],
    trial: ["no trial"],
    google: ["no Google"],
  },
  {
    mode: ["production"],
    identity: ["project"],
    money: ["Stripe"],
    operator: ["named"],
    trial: ["no trial"],
    google: ["no Google"],
  },
];

const names = Object.keys(choices) as Choice[];
export const mixes = names.reduce<Mix[]>(
  (mixes, choice) =>
    mixes.flatMap((mix) => Object.keys(choices[choice]).map((taken) => ({ ...mix, [choice]: taken }))),
  [{} as Mix],
);
export const variablesOf = (mix: Mix): Record<string, string> =>
  Object.assign(
    { DATABASE_URL: "postgres://localhost/yomikoe" },
    ...names.map((choice) => (choices[choice] as Record<string, object>)[mix[choice]]),
  );
export const mayStart = (mix: Mix) =>
  allowed.some((row) => names.every((choice) => row[choice]?.includes(mix[choice]) ?? true));
