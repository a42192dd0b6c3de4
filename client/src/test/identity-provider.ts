import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";

interface Account {
  email: string;
  password: string;
  isVerified?: boolean;
}

const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, "");
const tokenOf = (email: string) =>
  `${part({ alg: "none" })}.${part({ sub: email, exp: Math.floor(Date.now() / 1000) + 3_600 })}.`;

const refuse = (message: string, status = 400) =>
  HttpResponse.json({ error: { code: status, message, errors: [{ message }] } }, { status });

/**
 * The provider's own endpoints as its SDK calls them, so that the tests run the real SDK. `refusal`
 * makes the next call answer that error of the provider.
 */
export function identityProvider() {
  const accounts = new Map<string, Account>();
  const calls: { method: string; body: Record<string, unknown> }[] = [];
  let refusal: string | null = null;

  const signedIn = ({ email }: Account) =>
    HttpResponse.json({
      localId: email,
      email,
      idToken: tokenOf(email),
      refreshToken: `refresh-${email}`,
      expiresIn: "3600",
    });

  const answers: Record<string, (body: Record<string, string>) => Response> = {
    signUp: ({ email = "", password = "" }) => {
      if (accounts.has(email)) return refuse("EMAIL_EXISTS");
      if (password.length < 6) return refuse("WEAK_PASSWORD : Password should be at least 6 characters");
      accounts.set(email, { email, password });
      return signedIn({ email, password });
    },
    signInWithPassword: ({ email = "", password = "" }) => {
      const account = accounts.get(email);
      return account?.password === password ? signedIn(account) : refuse("INVALID_LOGIN_CREDENTIALS");
    },
    lookup: ({ idToken = "" }) => {
      const email = JSON.parse(atob(idToken.split(".")[1] ?? "")).sub as string;
      return HttpResponse.json({
        users: [{ localId: email, email, emailVerified: accounts.get(email)?.isVerified ?? false }],
      });
    },
    update: ({ idToken = "", password = "" }) => {
      if (password.length < 6) return refuse("WEAK_PASSWORD : Password should be at least 6 characters");
      const email = JSON.parse(atob(idToken.split(".")[1] ?? "")).sub as string;
      accounts.set(email, { email, password });
      return signedIn({ email, password });
    },
    sendOobCode: ({ email = "", requestType }) =>
      accounts.has(email) || requestType === "VERIFY_EMAIL"
        ? HttpResponse.json({ email })
        : refuse("EMAIL_NOT_FOUND"),
    resetPassword: ({ oobCode = "" }) =>
      oobCode === "good" ? HttpResponse.json({ email: "a@example.com" }) : refuse("INVALID_OOB_CODE"),
  };

  const server = setupServer(
    http.get("*/api/config/firebase", () =>
      HttpResponse.json({
        success: true,
        data: { apiKey: "key", projectId: "demo", authDomain: "localhost", emulatorUrl: location.origin },
      }),
    ),
    http.post("*/identitytoolkit.googleapis.com/v1/:call", async ({ params, request }) => {
      const method = String(params.call).replace("accounts:", "");
      const body = (await request.json()) as Record<string, string>;
      calls.push({ method, body });
      if (refusal && method !== "lookup") return refuse(refusal);
      return answers[method]?.(body) ?? refuse("OPERATION_NOT_ALLOWED");
    }),
    http.post("*/securetoken.googleapis.com/v1/token", async ({ request }) => {
      const token = new URLSearchParams(await request.text()).get("refresh_token") ?? "";
      const access = tokenOf(token.replace("refresh-", ""));
      return HttpResponse.json({ access_token: access, refresh_token: token, expires_in: "3600" });
    }),
  );

  return {
    server,
    calls,
    accounts,
    refuse: (message: string | null) => {
      refusal = message;
    },
  };
}
