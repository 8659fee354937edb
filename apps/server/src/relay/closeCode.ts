/** Why the relay ends a connection (RFC 6455 §7.4; from 3000 on, its own). */
export const closeCode = {
  /** Something that is not allowed at all, such as a binary frame. */
  unsupported: 1003,
  failed: 1011,
  /** The service restarts. Come back at once. */
  restart: 1012,
  /** The reader is too slow. Come back, and what was not acknowledged is pushed again. */
  tryAgain: 1013,
  /** Not admitted. Coming back the same way does not help. */
  refused: 3000,
} as const
