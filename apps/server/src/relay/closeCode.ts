/** Why the relay closes a connection (RFC 6455 §7.4; its own codes from 3000 on). */
export const closeCode = {
  /** A frame that is never allowed, such as a binary one. */
  unsupported: 1003,
  failed: 1011,
  /** The service restarts. Reconnect at once. */
  restart: 1012,
  /** The reader is too slow. Reconnect; unacknowledged messages are pushed again. */
  tryAgain: 1013,
  /** Not admitted. Reconnecting does not help. */
  refused: 3000,
} as const
