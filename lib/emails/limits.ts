/** Maximum length of each part in characters; `bytes` bounds the request body. */
export const emailLimits = {
  address: 254,
  from: 320,
  subject: 200,
  message: 20_000,
  html: 100_000,
  bytes: 256 * 1024,
} as const
