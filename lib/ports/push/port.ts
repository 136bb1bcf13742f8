/** Where a browser receives messages: the address at its push service, and its keys. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** The pair with which push services recognise this installation, base64url. */
export type VapidPair = { readonly publicKey: string; readonly privateKey: string }

export type PushMessage = {
  /** Encrypted for the browser; at most 3,000 bytes. */
  readonly payload: string
  readonly keys: VapidPair
  /** How long the push service keeps it for a browser that is away, in seconds. */
  readonly lifetime: number
  /** Replaces an earlier message of the same topic that still waits; at most 32 letters, digits, `-` and `_`. */
  readonly topic: string
}

/**
 * Hands messages to push services. Rejects with an AppError whose message can be shown: 'not_found' when the browser no
 * longer receives anything, 'invalid' when the service refuses the message, 'timeout' when it may have arrived, else
 * 'too_many' or 'unavailable', after which the same message may be sent again.
 */
export type Push = {
  send(target: PushTarget, message: PushMessage): Promise<void>
  newKeys(): VapidPair
}
