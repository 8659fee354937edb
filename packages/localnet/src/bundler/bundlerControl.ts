import type { UserOperation } from 'viem/account-abstraction'

/** How a bundler behaves. It can be changed at any time. */
export type BundlerControl = {
  /** Operations wait until `release`. */
  isHolding?: boolean | undefined
  /** Operations are accepted and forgotten. */
  isDropping?: boolean | undefined
  /** How long an operation waits before it is sent, in milliseconds. */
  delayMs?: number | undefined
  /** Every operation is refused with this. */
  refusal?: { readonly code: number; readonly message: string } | undefined
  /** Estimates are multiplied by it. */
  gasFactor?: bigint | undefined
  /** What is sent in the place of an operation. */
  replace?: ((operation: UserOperation<'0.8'>) => UserOperation<'0.8'>) | undefined
  /** Operations of others that go before it in the same transaction. */
  before?: (() => readonly UserOperation<'0.8'>[]) | undefined
  /** Receipts say that all went well, and of which transaction. */
  isLying?: boolean | undefined
}
