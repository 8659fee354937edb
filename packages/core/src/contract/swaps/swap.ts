import type { CaipNetwork } from '../../base/caip/network.ts'
import type { PaymentAsset } from '../transfers/payment.ts'

/**
 * An exchange of one asset for another, as the visitor entered it. It stays the same from the form
 * to the chain.
 */
export type Swap = {
  readonly network: CaipNetwork
  /** The account that pays and receives: one that the wallet shares. */
  readonly address: string
  /** What is paid. */
  readonly source: PaymentAsset
  /** What is received. */
  readonly target: PaymentAsset
  /** Base units of `source`, greater than zero. */
  readonly amount: bigint
  /** The tolerated loss against the offered amount, in basis points: 1 to 5000. */
  readonly slippageBps: number
}
