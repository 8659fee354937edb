/** Whether a wallet can do something. `unknown`: it did not say, or cannot be asked now. */
export type CapabilityStatus = 'supported' | 'unsupported' | 'unknown'

/**
 * What a wallet can do with an account on a chain. Always complete.
 * @see EIP-5792
 */
export type WalletCapabilities = {
  /** Calls as a whole. `ready`: once the visitor lets the wallet change the account. */
  readonly atomic: CapabilityStatus | 'ready'
  /** Fees that another account pays. @see ERC-7677 */
  readonly paymasterService: CapabilityStatus
  /** @see ERC-7715 */
  readonly permissions: CapabilityStatus
  readonly auxiliaryFunds: CapabilityStatus
  /** As the wallet wrote it: at most 32 entries of 4 kB. */
  readonly raw: { readonly [name: string]: unknown }
  /**
   * The wallet's answer, what it said when it was paired, what it answered to a batch, or none of
   * them.
   */
  readonly source: 'wallet' | 'session' | 'refusal' | 'none'
  /** When that was said, in milliseconds since the epoch. */
  readonly askedAt: number | undefined
}
