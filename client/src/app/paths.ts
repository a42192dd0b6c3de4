export const paths = {
  main: "/",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  paymentSuccess: "/payment/success",
  registrationComplete: "/registration-complete",
  admin: "/admin",
} as const;

/** Where an entry is open, at one of its revisions if it is said. */
export const addressOf = (entryId: string, revision: string | null) =>
  `${paths.main}?${new URLSearchParams({ entry: entryId, ...(revision && { revision }) })}`;

/** Screens that also exist below a language: /ja/register, /en/register. */
export const inLanguages = (path: string): string[] => [path, `/ja${path}`, `/en${path}`];
