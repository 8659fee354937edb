/** The tools of a delivery, once the wallet has an answer. */
export type DeliveryCall = {
  /** Expiry of the request, in milliseconds since 1970. */
  readonly expiresAt: number
  /** Encrypts the answer. The returned function sends it, whatever the session's state. */
  readonly seal: () => Promise<() => Promise<void>>
  /** Ends the session. */
  readonly disconnect: () => Promise<void>
}

/** Delivers one answer in an unusual way. */
export type Delivery = (call: DeliveryCall) => Promise<void>
