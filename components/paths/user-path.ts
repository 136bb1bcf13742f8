export function userPath(userId: string): string {
  return `/user/${userId}`
}
