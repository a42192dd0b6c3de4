/** Whether an address is one of those that the installation names as administrators. */
export function adminEmailMatcher(adminEmails: readonly string[]) {
  const listed = new Set(adminEmails.map((email) => email.trim().toLowerCase()));
  return (email: string) => listed.has(email.toLowerCase());
}
