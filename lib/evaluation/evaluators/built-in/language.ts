export function isNumber(token: string): boolean {
  return /^\p{N}+$/u.test(token)
}
