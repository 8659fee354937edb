import { base64 } from '@scure/base'

/** What a wallet is asked: a transaction without its signature, in base64. */
export type SolanaPayload = {
  readonly transaction: string
  /** Where a token is paid. */
  readonly token?: TokenClaim | undefined
}

/** What a transaction that pays a token does not say itself. It is believed only where the accounts in it follow from it. */
export type TokenClaim = {
  /** Whom it goes to: the transaction names the account, and where that is open already, not whose it is. */
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
