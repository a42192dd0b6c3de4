// Sign-in bar of the GraphQL page: what is sent to /graphql from here carries the token of whoever signed in, or the API key.
const { identityBase, tokenBase, apiKey } = JSON.parse(document.getElementById("sign-in-config").textContent);
const bar = document.getElementById("sign-in");
const byPassword = document.getElementById("by-password");
const byKey = document.getElementById("by-key");
const status = document.getElementById("sign-in-status");
const REFRESH_BEFORE_MS = 300_000;

/** @type {{ token: string, refreshToken?: string, expiresAt: number } | null} */
let session = null;

byPassword.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { email, password } = Object.fromEntries(new FormData(byPassword));
  status.textContent = "Signing in…";
  const answer = await post(`${identityBase}/v1/accounts:signInWithPassword?key=${apiKey}`, {
    email,
    password,
    returnSecureToken: true,
  });
  if (!answer.idToken) {
    status.textContent = answer.error?.message ?? "Sign-in failed";
    return;
  }
  keep(answer.idToken, answer.refreshToken, answer.expiresIn);
  status.textContent = `Signed in as ${email}`;
  bar.classList.add("signed-in");
});

// A key is kept in this page alone, and does not end here by itself.
byKey.addEventListener("submit", (event) => {
  event.preventDefault();
  const { key } = Object.fromEntries(new FormData(byKey));
  session = { token: key, expiresAt: Number.POSITIVE_INFINITY };
  status.textContent = `With the API key …${key.slice(-4)}`;
  bar.classList.add("signed-in");
});

document.getElementById("sign-out").addEventListener("click", () => {
  session = null;
  for (const form of [byPassword, byKey]) form.reset();
  bar.classList.remove("signed-in");
  status.textContent = "Signed out";
});

async function post(url, body) {
  try {
    const answer = await originalFetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch (error) {
    return { error: { message: String(error) } };
  }
}

function keep(token, refreshToken, seconds) {
  session = { token, refreshToken, expiresAt: Date.now() + Number(seconds) * 1_000 };
}

async function freshToken() {
  if (session && session.expiresAt - Date.now() < REFRESH_BEFORE_MS) {
    const answer = await post(`${tokenBase}/v1/token?key=${apiKey}`, {
      grant_type: "refresh_token",
      refresh_token: session.refreshToken,
    });
    if (answer.id_token) keep(answer.id_token, answer.refresh_token, answer.expires_in);
  }
  return session?.token;
}

const originalFetch = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const token =
    url.origin === location.origin && url.pathname === "/graphql" ? await freshToken() : undefined;
  if (!token) return originalFetch(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  if (!headers.has("authorization")) headers.set("authorization", `Bearer ${token}`);
  return originalFetch(input, { ...init, headers });
};

// A socket says who it is in its first message.
window.WebSocket = class extends WebSocket {
  send(data) {
    const isFirst = typeof data === "string" && data.includes('"connection_init"');
    if (!session || !isFirst) return super.send(data);
    const message = JSON.parse(data);
    super.send(JSON.stringify({ ...message, payload: { token: session.token, ...message.payload } }));
  }
};
