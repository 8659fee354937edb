import type { Address } from 'viem'

/** How a wallet sends batches (EIP-5792). */
export type WalletBatches = {
  /**
   * The contract that accounts delegate to with their first batch (EIP-7702), on every chain. It
   * executes batches as in ERC-7821. @default none: calls are sent one after the other, and atomic
   * batches are refused
   */
  readonly contract?: Address | undefined
  /**
   * Whether the wallet says from the start that batches are atomic. @default once the account
   * delegates; it is `ready` until then
   */
  readonly isAtomic?: boolean | undefined
  /** How many calls a batch may have. @default 32 */
  readonly maxCalls?: number | undefined
}
