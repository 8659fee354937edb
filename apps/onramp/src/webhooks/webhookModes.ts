/** How webhooks are sent, well or badly. */
export const webhookModes = [
  'in-order',
  'doubled',
  /** Held until the purchase ends, and then the last one first. */
  'out-of-order',
  'late',
  'never',
  /** Signed by a key that is not the provider's. */
  'forged',
  /** Signed ten minutes ago. */
  'old',
  /** Each is followed by all that were sent before, byte by byte. */
  'replayed',
  /** Written again after it was signed, as a proxy may do. */
  're-serialised',
] as const

export type WebhookMode = (typeof webhookModes)[number]
