import { useQuery } from "@apollo/client/react";
import { ViewerDocument, type ViewerQuery } from "#gql/graphql";
import { type AuthUser, useAuthUser } from "#lib/identity/AuthProvider";

export type Profile = Pick<
  ViewerQuery["viewer"],
  "email" | "displayName" | "role" | "plan" | "trial" | "language"
> & {
  credits: { balance: number; held: number };
  accountExpiresAt?: string | null;
};

/** The fallback profile while the profile cannot be read. */
const fallbackProfile = (user: AuthUser): Profile => ({
  email: user.email ?? "",
  displayName: user.displayName,
  role: "user",
  plan: "free",
  trial: "given",
  language: "ja",
  credits: { balance: 0, held: 0 },
});

/** The profile: undefined while it loads, built from the signed-in user when the call fails. */
export function useViewer(): Profile | undefined {
  const user = useAuthUser();
  const { data, error } = useQuery(ViewerDocument);
  return data?.viewer ?? (error && fallbackProfile(user));
}
