const prime = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const constant = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn
const uncompressed = 4n
const coordinateBits = 256n

/** The number that the characters of base64url write in binary, without padding. */
function numberOf(base64url: string): bigint {
  const bytes = Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))
  return bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n)
}

/** Whether the 65 bytes are a point of the curve P-256, without which nothing can be encrypted for a browser. */
export function isPublicKey(base64url: string): boolean {
  const point = numberOf(base64url)
  const x = BigInt.asUintN(256, point >> coordinateBits)
  const y = BigInt.asUintN(256, point)
  const isOnCurve = (y * y - (x * x * x - 3n * x + constant)) % prime === 0n
  return point >> (2n * coordinateBits) === uncompressed && x < prime && y < prime && isOnCurve
}
