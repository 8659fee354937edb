import { base64 } from '@scure/base'

/** The payload for the wallet: an unsigned transaction in base64. */
export type SolanaPayload = {
  readonly transaction: string
  /** Present for a token payment. */
  readonly token?: TokenClaim | undefined
}

/**
 * Facts of a token payment that the transaction does not contain. They are accepted only if its
 * accounts follow from them.
 */
export type TokenClaim = {
  /** The receiver. The transaction names only the receiver's token account. */
  readonly owner: string
  /** The token program of the mint. */
  readonly program: string
}

export function toPayload(parameters: {
  transaction: Uint8Array
  token?: TokenClaim | undefined
}): SolanaPayload {
  const { transaction, token } = parameters
  return { transaction: base64.encode(transaction), ...(token && { token }) }
}
