/** What a delivery can see and do once the wallet has its answer to a request. */
export type DeliveryCall = {
  /** When the request runs out, in milliseconds since 1970. */
  readonly expiresAt: number
  /** Puts the answer into an envelope; what it returns sends that, whatever has become of the session. */
  readonly seal: () => Promise<() => Promise<void>>
  /** Ends the session. */
  readonly disconnect: () => Promise<void>
}

/** Brings one answer to the app in another way than the ordinary one. */
export type Delivery = (call: DeliveryCall) => Promise<void>
