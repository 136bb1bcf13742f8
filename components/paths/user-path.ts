/** The path of a user's profile. */
export function userPath(userId: string): string {
  return `/user/${userId}`
}

/** The path of a user's profile under the directory. */
export function userInDirectoryPath(userId: string): string {
  return `/users/${userId}`
}
