import type { AcceptedProof } from './acceptedProof.ts'

/**
 * Decides about a message that an account signed for a purpose, as sign-in does: domain, times,
 * nonce, signature. Its resources are the purpose alone, and its statement is the one given.
 * Throws a `Problem` where it does not count.
 */
export type AcceptProof = (parameters: {
  request: Request
  message: string
  signature: string
  statement: string
  /** The one resource of the message. */
  resource: string
  /** The sealed terms. @default the one of the header */
  token?: string | undefined
}) => Promise<AcceptedProof>
