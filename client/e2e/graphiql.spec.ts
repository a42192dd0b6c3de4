import { askAs } from "./support/admin";
import { expect, signUp, test } from "./support/journey";

const MAKE_KEY = 'mutation { createApiKey(input: { name: "GraphiQL", scopes: [account_read] }) { key } }';

test("GraphiQL asks with the API key that is put in at its top, until it is taken out", {
  tag: "@long",
}, async ({ page, provoked }) => {
  // Without a key nothing is answered, the schema neither.
  provoked(/status of 401/);
  const email = await signUp(page);
  const { createApiKey } = await askAs<{ createApiKey: { key: string } }>(email, MAKE_KEY);
  const { key } = createApiKey;
  await page.goto("/graphql");
  /** By the very function through which the editor asks. */
  const ask = () =>
    page.evaluate(async () => {
      const answer = await fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: "{ viewer { email } }" }),
      });
      return answer.json();
    });
  await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Use key" }).click();
  await expect(page.getByRole("status")).toHaveText(`With the API key …${key.slice(-4)}`);
  expect(await ask()).toEqual({ data: { viewer: { email } } });
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("API key")).toHaveValue("");
  expect(await ask()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHORIZED" } }] });
});
