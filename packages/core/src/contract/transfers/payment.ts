import type { CaipNetwork } from '../../base/caip/network.ts'

/** What a payment is made in: the chain's own coin, or a token of it. */
export type PaymentAsset = {
  /** The token's contract (eip155) or mint (solana). Absent for the chain's own coin. */
  readonly address?: string | undefined
  /** As the visitor saw them. What the chain says is compared with them before anything is paid. */
  readonly decimals: number
  readonly symbol: string
}

/** What a visitor means to pay. The same from the form to the chain: whatever is signed is compared with it. */
export type Payment = {
  readonly network: CaipNetwork
  /** Who pays: an account that the wallet shares. */
  readonly address: string
  /** Who is paid: an address of the network, as `parseReceiver` writes it. */
  readonly to: string
  readonly asset: PaymentAsset
  /** Atomic units of the asset, more than none. */
  readonly amount: bigint
}
