import type { CaipNetwork } from '../../base/caip/network.ts'

/** The asset of a payment: the native coin or a token. */
export type PaymentAsset = {
  /** The token's contract (eip155) or mint (solana). Absent for the native coin. */
  readonly address?: string | undefined
  /** As shown to the visitor. They are compared with the chain's values before the payment. */
  readonly decimals: number
  readonly symbol: string
}

/**
 * A payment as the visitor entered it. It stays the same from the form to the chain, and the signed
 * payload is compared with it.
 */
export type Payment = {
  readonly network: CaipNetwork
  /** The sender: an account that the wallet shares. */
  readonly address: string
  /** The recipient: an address of the network in the form that `parseReceiver` returns. */
  readonly to: string
  readonly asset: PaymentAsset
  /** Base units of the asset, greater than zero. */
  readonly amount: bigint
}
