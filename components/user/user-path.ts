/** The address of a user's profile. */
export function userPath(userId: string): string {
  return `/user/${userId}`
}
